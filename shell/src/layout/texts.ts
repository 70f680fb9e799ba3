import { useMessages, type Translate } from '@foyer/shared';
import { messages, type MessageKey } from './messages.ts';
import { LAYOUT_NAMESPACE } from './roots.ts';

/** Keys whose forms differ by `count`. */
type PluralKey = MessageKey extends infer Key ? (Key extends `${infer Base}_one` ? Base : never) : never;
type Texts = (key: MessageKey | PluralKey, values?: Parameters<Translate>[1]) => string;

/** The layout's texts in the page's language. */
export function useTexts(): Texts {
  return useMessages(LAYOUT_NAMESPACE, messages);
}
