import { FoyerError } from '@foyer/shared';
import { brand } from '../../layout/brand.ts';
import { renderOffline } from '../../layout/server.tsx';
import { Detour } from './answer.ts';
import { documentHtml } from './document.ts';
import type { House } from './house.ts';
import type { Place } from './locate.ts';

/** The page of a site that is offline (specification §8): 503, without a layout, since there are no settings. */
export function offline({ locale, pathname, search, request }: Place, house: House, error?: unknown): Detour {
  if (error instanceof FoyerError) house.report(error);
  else if (error instanceof Error) throw error;
  const { html, styles } = renderOffline(locale);
  const document = documentHtml(
    {
      location: { locale, pathname, search, hash: '', route: '', params: {} },
      head: { title: `Website offline – ${brand.name}`, robots: 'noindex' },
      origin: request.origin,
      top: '',
      main: html,
      bottom: '',
      styles,
      scripts: [],
      state: null,
    },
    house.assets,
  );
  return new Detour({ kind: 'page', status: 503, html: document, tags: [], isCacheable: false });
}
