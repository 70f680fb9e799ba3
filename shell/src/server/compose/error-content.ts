import { houseOf } from '@foyer/shared';
import type { Head, PageState } from '@foyer/shared';
import { renderCustomError, renderError } from '../../layout/server.tsx';
import type { Content } from './content.ts';
import { customErrorPage } from './custom-error-page.ts';
import type { House } from './house.ts';
import type { Match } from './match.ts';
import type { Site } from './site.ts';

/** Texts of statuses in the words of the specification (§8). */
const TITLES: Record<number, string> = { 404: '404 Not Found', 503: '503 Service Unavailable' };

/**
 * What stands in the layout when a page cannot be shown: the house's own page for the status, else ours.
 * @param text what happened, where that is known: then ours says it.
 */
export async function errorContent(
  status: number,
  { location }: Match,
  site: Site,
  house: House,
  text?: string,
): Promise<Content> {
  const { locale } = site.place;
  const head: Head = {
    title: `${TITLES[status] ?? `Error ${status}`} – ${houseOf(site.state.settings).name}`,
    robots: 'noindex',
  };
  const common = { status, head, fragments: {}, tags: [], scripts: [], isWhole: false };
  const state: PageState = {
    snapshot: site.snapshot,
    location,
    head,
    status,
    site: site.state,
    layout: site.layout,
    fragments: {},
  };
  const custom = text === undefined ? await house.content.errorPage(status, locale) : null;
  const { css, html } = customErrorPage(custom ?? '');
  if (html === '') return { ...common, ...renderError(state, { status, text }) };
  return { ...common, ...renderCustomError(state, html), css };
}
