import { useFormats, useHref, useMessages, type Formats, type Href, type Translate } from '@foyer/shared';
import { useMemo } from 'react';

/** What every row needs of the page: asked for once per list, since a list has many rows. */
export interface RowTools {
  t: Translate;
  formats: Formats;
  href: Href;
}

/** What every row of a list needs, made once for all of them. */
export function useRowTools(): RowTools {
  const t = useMessages();
  const formats = useFormats();
  const href = useHref();
  return useMemo(() => ({ t, formats, href }), [t, formats, href]);
}
