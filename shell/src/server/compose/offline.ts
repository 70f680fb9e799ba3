import { FoyerError } from '@foyer/shared';
import { renderOffline } from '../../layout/server.tsx';
import { ThrownAnswer } from './answer.ts';
import { customErrorPage } from './custom-error-page.ts';
import { documentHtml } from './document.ts';
import type { House } from './house.ts';
import type { Place } from './locate.ts';

/** The page of a site that is offline (specification §8): 503, without a layout, since there are no settings. The house's own one, as it was fetched ahead, else ours. */
export function offline({ locale, pathname, search, request }: Place, house: House, error?: unknown): ThrownAnswer {
  if (error instanceof FoyerError) house.report(error);
  else if (error instanceof Error) throw error;
  const known = house.content.lastHouse(locale);
  const own = house.content.offlinePage(locale);
  const { css, html } = own === null ? { css: '', html: '' } : customErrorPage(own);
  const ours = html ? null : renderOffline(locale, known.name);
  const document = documentHtml(
    {
      location: { locale, pathname, search, hash: '', route: '', params: {} },
      head: { title: 'Website offline', robots: 'noindex' },
      house: known,
      origin: request.origin,
      top: '',
      main: ours?.html ?? `<main id="main">${html}</main>`,
      bottom: '',
      styles: ours?.styles ?? {},
      css,
      scripts: [],
      state: null,
    },
    house.assets,
  );
  return new ThrownAnswer({ kind: 'page', route: '', status: 503, html: document, tags: [], isCacheable: false });
}
