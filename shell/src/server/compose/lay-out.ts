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

/** Renders header and footer around the content: for anonymous visitors once a minute for all queries of a page. */
export function layOut(
  { head, status }: Content,
  { location }: Match,
  { snapshot, state, layout }: Site,
): RenderedLayout {
  const page: PageState = { snapshot, location, head, status, site: state, layout, fragments: {} };
  if (state.user) return renderLayout(page);
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
