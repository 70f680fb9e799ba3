import { escaped } from '../http/html-page.ts';
import type { Locale } from '../languages.ts';

/** A line with a label, or a paragraph. */
export type Passage = string | { label: string; value: string };

/** The two forms of one text. */
export interface MailBody {
  text: string;
  html: string;
}

/** The same words as plain text and as simple HTML. All of it is text: nothing in it is taken for HTML. */
export function mailBody(locale: Locale, passages: readonly Passage[]): MailBody {
  const text = passages
    .map((passage) => (typeof passage === 'string' ? passage : `${passage.label}:\n${passage.value}`))
    .join('\n\n');
  const html = passages
    .map(
      (passage) =>
        `<p>${typeof passage === 'string' ? lines(passage) : `<strong>${escaped(passage.label)}</strong><br>${lines(passage.value)}`}</p>`,
    )
    .join('\n');
  return {
    text: `${text}\n`,
    html: `<!doctype html>\n<html lang="${locale}"><head><meta charset="utf-8"></head><body>\n${html}\n</body></html>\n`,
  };
}

const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>\n');
