/**
 * A text without links to these addresses: empty if it was one, else HTML whose links have become their text and whose
 * pictures are gone. Of sanitised HTML, in which links do not contain each other.
 */
export function unlinked(text: string, urls: readonly string[]): string {
  if (urls.some((url) => isAddress(text, url))) return '';
  let next = text;
  for (const url of urls.filter((candidate) => next.includes(candidate))) {
    const address = `${escaped(url)}/?(?:[?#][^"]*)?`;
    next = next
      .replace(new RegExp(`<a\\b[^>]*\\bhref="${address}"[^>]*>(.*?)</a>`, 'gs'), '$1')
      .replace(new RegExp(`<img\\b[^>]*\\bsrc="${address}"[^>]*>`, 'g'), '');
  }
  return next;
}

const isAddress = (text: string, url: string): boolean =>
  text.startsWith(url) && /^\/?([?#].*)?$/s.test(text.slice(url.length));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** For `like`: texts that may hold such a link. What the database finds is looked at again. */
export const likePatterns = (urls: readonly string[]): string[] =>
  urls.map((url) => `%"${url.replace(/[\\%_]/g, '\\$&')}%`);
