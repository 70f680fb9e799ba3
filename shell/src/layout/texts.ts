import { useMessages, type Translate } from '@foyer/shared';
import { messages } from './messages.ts';
import { LAYOUT_NAMESPACE } from './roots.ts';

/** The layout's texts in the page's language. */
export function useTexts(): Translate {
  return useMessages(LAYOUT_NAMESPACE, messages);
}
