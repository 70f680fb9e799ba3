import { cleanPaste, paragraphsOf } from '@foyer/shared/pasting';
import type { ContentState } from 'draft-js';
import { contentOf, Unholdable } from './html-content.ts';

/** What was copied elsewhere, to be put into a text. Where its marks cannot be held, its words are taken. */
export function pastedContent(html: string | undefined, text: string): ContentState {
  try {
    const clean = html ? cleanPaste(html) : '';
    return clean ? contentOf(clean) : contentOf(paragraphsOf(text));
  } catch (error) {
    if (error instanceof Unholdable) return contentOf(paragraphsOf(text));
    throw error;
  }
}
