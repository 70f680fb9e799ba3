import type { KeyboardEvent } from 'react';

const SOFT_HYPHEN = '\u00ad';
const NO_BREAK_SPACE = '\u00a0';

/** Signs that nobody sees and that have keys of their own: Ctrl+- for a soft hyphen, Ctrl+Shift+Space for a space that does not break. */
export function markOfKey({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): string | null {
  if ((ctrlKey || metaKey) && !altKey && key === '-') return SOFT_HYPHEN;
  return ctrlKey && shiftKey && code === 'Space' ? NO_BREAK_SPACE : null;
}

/** Where such signs stand in a text. */
export const marksIn = (text: string): number[] => [...text.matchAll(/[\u00ad\u00a0]/g)].map(({ index }) => index);
