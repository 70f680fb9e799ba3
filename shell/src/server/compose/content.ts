import type { Head } from '@foyer/shared';
import { isRubbish, lowerCase } from '@foyer/shared/http-server';
import { ThrownAnswer } from './answer.ts';
import { errorContent } from './error-content.ts';
import { FragmentRendering, RequiredFailed, type FragmentText } from './fragments.ts';
import type { House } from './house.ts';
import type { Match } from './match.ts';
import { pathInOtherNames } from './other-names.ts';
import { permit } from './permit.ts';
import { linkHeaders, scriptsOf } from './preloads.ts';
import type { Site } from './site.ts';

/** What stands in `<main>`, and everything that comes with it. */
export interface Content {
  status: number;
  /** HTML inside of `<main>`. */
  html: string;
  head: Head;
  /** Emotion's rules by id. */
  styles: Record<string, string>;
  /** Rules of a custom error page. */
  css?: string;
  fragments: Record<string, FragmentText>;
  tags: string[];
  /** Addresses of the browser files of its fragments. */
  scripts: string[];
  /** False when something in it is old or missing. */
  isWhole: boolean;
}

/** Renders the page's fragment and the widgets in it; an error page where that cannot be. @throws ThrownAnswer for a redirect. */
export async function renderContent(match: Match, site: Site, house: House): Promise<Content> {
  const { location, page } = match;
  const refusal = permit(site, house);
  if (refusal !== null) return errorContent(500, match, site, house, refusal);
  if (!page) tryOtherSpelling(site, house);
  if (!page) return errorContent(Object.keys(site.snapshot.remotes).length > 0 ? 404 : 503, match, site, house);
  const { remote, fragment } = page;
  site.place.request.onPreloads?.(linkHeaders(house));
  try {
    const tree = await new FragmentRendering(house, site, location).page(remote, fragment);
    const { status, redirect, html, head } = tree;
    if (redirect !== undefined) throw ThrownAnswer.redirect(redirect, status === 301 ? 301 : 302);
    if (status === 404) tryOtherSpelling(site, house);
    if (status >= 400 && html === '') return await errorContent(status, match, site, house);
    return {
      ...tree,
      html: `<div data-app="${remote}">${html}</div>`,
      head: head ?? { title: '' },
      scripts: scriptsOf(site.snapshot, tree.uses),
    };
  } catch (error) {
    if (error instanceof RequiredFailed) return errorContent(error.status, match, site, house);
    throw error;
  }
}

/** Addresses are in lower case, and with the names of one set; who types or keeps one may not be. Asked only where there is no page. @throws ThrownAnswer */
function tryOtherSpelling({ snapshot, place: { pathname, search, isLocalised } }: Site, house: House): void {
  if (!isLocalised || isRubbish(pathname)) return;
  const other = lowerCase(pathname) ?? pathInOtherNames(pathname, snapshot, house.snapshots().otherNames);
  if (other !== null) throw ThrownAnswer.redirect(other + search);
}
