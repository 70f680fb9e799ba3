import { dayKey, defineFragment, formatsOf, openGraphImage, picturePreload } from '@foyer/shared';
import { alternatesOf } from '../detail/alternates.ts';
import { EventPage, PICTURE_SIZES } from './event-page.tsx';
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
    const { image, thumbnails } = event;
    return {
      title: `${event.title}, ${formats.dayShort(event.start)}`,
      description: event.teaser ?? event.subtitle ?? `${formats.range(event.start, event.end)}`,
      alternates: alternatesOf(event, context),
      // What is over stays to be read, and need not be found.
      robots: dayKey(event.end) < dayKey(now) ? 'noindex, follow' : undefined,
      meta: { 'og:type': 'article', ...openGraphImage(thumbnails?.large, image?.alt) },
      preloadImages: picturePreload(image, thumbnails, PICTURE_SIZES),
      bodyClass: 'event-detail',
    };
  },
});
