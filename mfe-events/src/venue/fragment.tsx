import { defineFragment, wholeAddress } from '@foyer/shared';
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
  head: (venue, context) => {
    const { href, site } = context;
    return {
      ...headOf(venue, context, {
        title: venue.name,
        description: venue.description ?? venue.address.join(', '),
        type: 'place',
        bodyClass: 'venue-detail',
        sizes: STAGE_SIZES,
      }),
      jsonLd: {
        '@type': 'Place',
        name: venue.name,
        url: site.origin + href('venues-slug-id', { slug: venue.slug, id: venue.id }),
        address: venue.address.join(', ') || undefined,
        hasMap: venue.map,
        image: venue.image?.url && wholeAddress(venue.image.url, site.origin),
      },
    };
  },
});
