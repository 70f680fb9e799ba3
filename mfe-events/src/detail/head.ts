import { openGraphImage, picturePreload, type FragmentContext, type Head } from '@foyer/shared';
import type { Urls } from '@foyer/shared/api';
import { alternatesOf } from './alternates.ts';
import type { PictureData } from './picture-data.ts';

interface Described extends PictureData {
  id: number;
  slug: string;
  urls: Urls;
}

interface Said {
  title: string;
  /** Plain text, or HTML of which the text is taken. */
  description?: string;
  type?: string;
  bodyClass: string;
  /** As the page's first picture asks for it. */
  sizes: string;
}

/** Search engines show no more of it. */
const DESCRIPTION = 160;

/** The head of a page about one thing: what it is, in which languages, and its picture on the way before the page is read. */
export function headOf(
  thing: Described,
  context: Pick<FragmentContext, 'href' | 'location'>,
  { title, description, type = 'article', bodyClass, sizes }: Said,
): Head {
  const { image, thumbnails } = thing;
  return {
    title,
    description: excerptOf(description),
    alternates: alternatesOf(thing, context),
    meta: { 'og:type': type, ...openGraphImage(thumbnails?.large, image?.alt) },
    preloadImages: picturePreload(image, thumbnails, sizes),
    bodyClass,
  };
}

/** The first words of a text, without markup, cut between words. */
export function excerptOf(html = '', length = DESCRIPTION): string | undefined {
  // Only what begins a line of its own parts words.
  const text = html
    .replace(/<\/?(?:p|h\d|ul|ol|li|br|div|blockquote|table|tr|td|th)\b[^>]*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= length) return text || undefined;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).replace(/[\s,.;:]+$/, '')} …`;
}
