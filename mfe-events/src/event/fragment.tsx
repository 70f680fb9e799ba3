import { dayKey, defineFragment, formatsOf } from '@foyer/shared';
import { headOf } from '../detail/head.ts';
import { STAGE_SIZES } from '../detail/stage.tsx';
import { EventPage } from './event-page.tsx';
import { loadEvent } from './load.ts';
import { messages } from './messages.ts';

/** One event. */
export default defineFragment({
  name: 'event',
  messages,
  load: loadEvent,
  View: EventPage,
  head: (event, context) => {
    const { locale, now } = context;
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
    };
  },
});
