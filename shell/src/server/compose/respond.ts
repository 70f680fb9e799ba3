import { houseOf } from '@foyer/shared';
import type { RenderedLayout } from '../../layout/server.tsx';
import { frameSources } from '../security-headers.ts';
import type { PageAnswer } from './answer.ts';
import type { Content } from './content.ts';
import { documentHtml } from './document.ts';
import type { House } from './house.ts';
import { LOGIN_SCRIPT, loginOver } from './login.ts';
import type { Match } from './match.ts';
import { pinned } from './preloads.ts';
import { rowsScripts } from './rows-in-steps.ts';
import type { Site } from './site.ts';
import { stateJson } from './state-json.ts';

/** Puts the page together: document, status, tags, and whether others may see the same. */
export function respond(
  content: Content,
  layout: RenderedLayout,
  { location }: Match,
  site: Site,
  house: House,
): PageAnswer {
  const { status, fragments, scripts } = content;
  const { isPreview, session } = site.place;
  const login = loginOver(site);
  const head = isPreview || login ? { ...content.head, robots: 'noindex' } : content.head;
  const html = documentHtml(
    {
      location,
      head,
      house: houseOf(site.state.settings),
      origin: site.place.request.origin,
      top: `${login?.html ?? ''}<div data-shell="top">${layout.top}</div>${layout.notices}`,
      main: `<main id="main" tabindex="-1">${content.html}</main>`,
      bottom: `<div data-shell="bottom">${layout.bottom}</div>`,
      styles: { ...layout.styles, ...content.styles, ...login?.styles },
      css: content.css,
      scripts: pinned(scripts, house),
      inlineScripts: [...rowsScripts(content.html), ...(login ? [LOGIN_SCRIPT] : [])],
      state: stateJson(site, location, head, status, fragments),
    },
    house.assets,
  );
  return {
    kind: 'page',
    route: location.route,
    status: site.state.posted && status === 200 ? 422 : status,
    html,
    tags: [...new Set([...site.tags, ...content.tags])],
    frames: frameSources(site.state.settings),
    isCacheable: status === 200 && !session && !isPreview && site.isWhole && content.isWhole,
  };
}
