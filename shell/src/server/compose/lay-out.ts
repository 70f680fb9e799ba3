import type { LayoutState, PageState } from '@foyer/shared';
import { LRUCache } from 'lru-cache';
import { renderLayout, type RenderedLayout } from '../../layout/server.tsx';
import type { Content } from './content.ts';
import type { Match } from './match.ts';
import type { Site } from './site.ts';

const KEPT_LAYOUTS = 200;
/** The layout shows the time in full minutes. */
const MINUTE_LENGTH = '2026-11-21T14:05'.length;

const layouts = new WeakMap<LayoutState, LRUCache<string, RenderedLayout>>();

/** As much of a site as header and footer show. */
type Laid = Pick<Site, 'snapshot' | 'state' | 'layout'> & { place: Pick<Site['place'], 'isPreview'> };

/** Renders header and footer around the content: for anonymous visitors once a minute for all queries of a page. */
export function layOut(
  { head, status }: Pick<Content, 'head' | 'status'>,
  { location }: Pick<Match, 'location'>,
  { snapshot, state, layout, place }: Laid,
): RenderedLayout {
  const page: PageState = { snapshot, location, head, status, site: state, layout, fragments: {} };
  // The language switch of a preview has its token: for nobody else's eyes.
  if (state.user || place.isPreview) return renderLayout(page);
  const known = layouts.get(layout) ?? new LRUCache<string, RenderedLayout>({ max: KEPT_LAYOUTS });
  layouts.set(layout, known);
  const key = JSON.stringify([
    snapshot.id,
    location.pathname,
    location.locale,
    location.route,
    head,
    status,
    state.now.slice(0, MINUTE_LENGTH),
    settingsNumber(state.settings),
  ]);
  const kept = known.get(key) ?? renderLayout(page);
  known.set(key, kept);
  return kept;
}

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** Names the settings: as long as they are the same, they are the same object. */
function settingsNumber(settings: object): number {
  const number = numbers.get(settings) ?? ++lastNumber;
  numbers.set(settings, number);
  return number;
}
