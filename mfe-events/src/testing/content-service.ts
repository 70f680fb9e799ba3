import { ApiClient, createHref, formatsOf, type FragmentContext, type Snapshot } from '@foyer/shared';
import type { Event } from '@foyer/shared/api';
import { blankEvent, createTestSite, testSnapshot } from '@foyer/shared/testing';
import declaration from '../../foyer.json' with { type: 'json' };

export const NOW = '2026-12-04T10:00:00+01:00';
export const formats = formatsOf('de');
/** The longest word that a German might print on a poster. */
export const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';

/** A registry with this remote as it declares itself. */
export function eventsSnapshot(): Snapshot {
  const snapshot = testSnapshot();
  const { events } = snapshot.remotes;
  if (!events) throw new Error('the registry for tests has no events');
  return { ...snapshot, remotes: { ...snapshot.remotes, events: { ...events, routes: declaration.routes } } };
}

/** What a loader gets at an address, and what it asks the content service. Paths without an answer are 404. */
export function contextAt(
  path: string,
  answers: Record<string, unknown>,
): { asked: string[]; context: FragmentContext } {
  const asked: string[] = [];
  const site = createTestSite({ href: path, now: NOW, snapshot: eventsSnapshot() });
  const { location } = site.navigation;
  const api = new ApiClient({
    baseUrl: '',
    locale: () => location.locale,
    fetch: async (input) => {
      const url = input instanceof Request ? input.url : input.toString();
      asked.push(url);
      const answer = answers[url] ?? answers[url.split('?')[0] ?? url];
      return answer === undefined ? new Response('{}', { status: 404 }) : new Response(JSON.stringify(answer));
    },
  });
  return {
    asked,
    context: {
      locale: location.locale,
      location,
      props: {},
      api,
      site: site.state,
      href: createHref(eventsSnapshot(), location.locale),
      now: new Date(NOW),
      t: (key) => key,
    },
  };
}

/** An event of the API. */
export function eventOf(changes: Partial<Event> = {}): Event {
  return {
    ...blankEvent(),
    id: 42,
    slug: 'glas',
    title: 'Nächte aus Glas',
    subtitle: 'Musiktheater',
    date_start: '2026-12-06T19:30:00+01:00',
    date_end: '2026-12-06T21:40:00+01:00',
    event_type_new: { id: 1, slug: 'auffuehrung', name: 'Aufführung' },
    status: 'sale',
    ticket_url: 'https://tickets.example/42',
    currency: 'EUR',
    room: { id: 1, name: 'Große Bühne' },
    ...changes,
  };
}
