import { dayKey, defineFragment, formatsOf, houseOf } from '@foyer/shared';
import { headOf } from '../detail/head.ts';
import { STAGE_SIZES } from '../detail/stage.tsx';
import { EventPage } from './event-page.tsx';
import { jsonLdOf } from './json-ld.ts';
import { loadEvent } from './load.ts';
import { messages } from './messages.ts';

/** One event. */
export default defineFragment({
  name: 'event',
  messages,
  load: loadEvent,
  View: EventPage,
  head: (event, context) => {
    const { locale, now, site, href } = context;
    const { name, full_name } = houseOf(site.settings);
    const formats = formatsOf(locale);
    return {
      ...headOf(event, context, {
        title: `${event.title}, ${formats.dayShort(event.start)}`,
        description: event.teaser ?? event.subtitle ?? formats.range(event.start, event.end),
        bodyClass: 'event-detail',
        sizes: STAGE_SIZES,
      }),
      // What is over stays to be read, and need not be found.
      robots: dayKey(event.end) < dayKey(now) ? 'noindex, follow' : undefined,
      jsonLd: jsonLdOf(event, {
        path: href('events-slug-id', { slug: event.slug, id: event.id }),
        origin: site.origin,
        organizer: full_name || name,
      }),
    };
  },
});
