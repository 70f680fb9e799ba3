import { useFormats, useHref, useMessages, type Formats, type Href, type Translate } from '@foyer/shared';

/** What every row needs of the page: asked for once per list, since a list has many rows. */
export interface RowTools {
  t: Translate;
  formats: Formats;
  href: Href;
}

export function useRowTools(): RowTools {
  return { t: useMessages(), formats: useFormats(), href: useHref() };
}
