import type { KeyboardEvent } from 'react';

const ITEMS = 'button:not(:disabled), select';

/** What a list of tools that has just unfolded is entered by. */
export function focusFirst(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>(ITEMS)?.focus({ preventScroll: true });
}

/** Arrow keys go from tool to tool of a list that has unfolded from a row of tools, which does not hear of its keys. */
export function walkMenu(event: KeyboardEvent<HTMLElement>): void {
  event.stopPropagation();
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by || event.altKey || event.target instanceof HTMLSelectElement) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)];
  items[(items.indexOf(event.target as HTMLElement) + by + items.length) % items.length]?.focus();
}
