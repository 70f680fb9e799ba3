import type { LayoutState, SiteState, Snapshot } from '@foyer/shared';
import { alertsFor } from '../../layout/server.tsx';
import type { House } from './house.ts';
import { refuseVersions, type Place } from './locate.ts';
import { offline } from './offline.ts';

/** What a page of the site consists of besides its content. */
export interface Site {
  place: Place;
  state: SiteState;
  layout: LayoutState;
  /** The registry as this visitor may know it. */
  snapshot: Snapshot;
  tags: string[];
  /** False when something had to be left out. */
  isWhole: boolean;
}

/** Reads settings, user, navigation, opening hours and alerts. @throws ThrownAnswer when the site is offline. */
export async function readSite(place: Place, house: House): Promise<Site> {
  const { content } = house;
  const { locale, session, request } = place;
  const [settings, user, nav, openingHours, alerts] = await Promise.all([
    content.settings(locale),
    session ? content.user(locale, session) : null,
    content.nav(locale),
    content.openingHours(),
    content.alerts(locale),
  ]).catch((error: unknown) => {
    throw offline(place, house, error);
  });
  // Editors still get in while the settings say offline (decision 5).
  if (!settings.value.is_site_online && !user) throw offline(place, house);
  if (!user) refuseVersions(place.pathname, place.search);
  const { all, open } = house.snapshots();
  return {
    place,
    state: {
      now: request.now.toISOString(),
      origin: request.origin,
      settings: settings.value,
      user,
      ...(request.posted && { posted: request.posted }),
    },
    layout: layoutOf(nav.value, openingHours.value, alertsFor(alerts.value, request.cookie)),
    snapshot: user ? all : open,
    tags: [...settings.tags, ...nav.tags, ...openingHours.tags, ...alerts.tags],
    isWhole: !nav.isFallback && !openingHours.isFallback && !alerts.isFallback,
  };
}

const layouts = new WeakMap<LayoutState['nav'], LayoutState[]>();

/** The same object for the same parts, so that its JSON is made once. */
function layoutOf(
  nav: LayoutState['nav'],
  openingHours: LayoutState['openingHours'],
  alerts: LayoutState['alerts'],
): LayoutState {
  const known = layouts.get(nav) ?? [];
  const same = known.find(
    (layout) =>
      layout.openingHours === openingHours &&
      (layout.alerts === alerts || (alerts.length === 0 && layout.alerts.length === 0)),
  );
  if (same) return same;
  const layout = { nav, openingHours, alerts };
  layouts.set(nav, [layout, ...known].slice(0, 4));
  return layout;
}
