import { cleanPaste } from '@foyer/shared/pasting';
import { ContentState } from 'draft-js';
import { contentOf, Unholdable } from './html-content.ts';

/** What was copied elsewhere, to be put into a text. Where its marks cannot be held, its words are taken. */
export function pastedContent(html: string | undefined, text: string): ContentState {
  try {
    const clean = html ? cleanPaste(html) : '';
    return clean ? contentOf(clean) : plainContent(text);
  } catch (error) {
    if (error instanceof Unholdable) return plainContent(text);
    throw error;
  }
}

/** Text without any marks: each line that has words is a paragraph. */
function plainContent(text: string): ContentState {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/[\t ]+/g, ' ').trim());
  return ContentState.createFromText(lines.filter(Boolean).join('\n'));
}
