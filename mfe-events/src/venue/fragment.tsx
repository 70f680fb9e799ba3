import { defineFragment } from '@foyer/shared';
import { headOf } from '../detail/head.ts';
import { STAGE_SIZES } from '../detail/stage.tsx';
import { loadVenue } from './load.ts';
import { messages } from './messages.ts';
import { VenuePage } from './venue-page.tsx';

/** One venue. */
export default defineFragment({
  name: 'venue',
  messages,
  load: loadVenue,
  View: VenuePage,
  head: (venue, context) =>
    headOf(venue, context, {
      title: venue.name,
      description: venue.description ?? venue.address.join(', '),
      type: 'place',
      bodyClass: 'venue-detail',
      sizes: STAGE_SIZES,
    }),
});
