import { escaped } from './escaped.ts';

/** Text without any marks as HTML: each line that has words is a paragraph. */
export const paragraphsOf = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/[\t ]+/g, ' ').trim())
    .filter(Boolean)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');
