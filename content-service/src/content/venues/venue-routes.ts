import Type from 'typebox';
import { VenueSchema } from '@foyer/shared/api';
import { idParameter } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Router } from '../../platform/http/router.ts';
import { askedState, isPreview, stateQuery } from '../pages/asked-state.ts';
import { embeddedTags } from '../pages/embedded-tags.ts';
import { readModules } from '../pages/module-tree.ts';
import type { Service } from '../../service.ts';
import { byName } from '../terms/terms.ts';
import { venues } from './tables.ts';
import { readVenues, venueAnswers } from './venue-answer.ts';

/** The operations that visitors have on venues (specification §7). */
export function venueRoutes(router: Router, { db, urlsOf }: Service): void {
  router.read({
    path: 'api/venues/',
    area: 'Programme',
    summary: 'Venues',
    answer: Type.Array(VenueSchema),
    read: async (request) => {
      const rows = await db.select().from(venues).orderBy(byName(venues.name, request.locale), venues.id);
      return { body: await venueAnswers(rows, { db, urlsOf, ...request }), tags: ['venues'] };
    },
  });

  router.read({
    path: 'api/venues/{id}/',
    area: 'Programme',
    summary: 'A venue',
    params: { id: idParameter },
    query: stateQuery,
    isPrivate: isPreview,
    answer: VenueSchema,
    read: async ({ params: { id }, query, ...request }) => {
      const context = { db, urlsOf, ...request, ...askedState(query) };
      const [venue] = await readVenues([id], context);
      if (!venue) throw notFound(`venue ${id}`);
      const modules = await readModules({ contentType: 'venue', objectId: id }, context);
      return { body: { ...venue, modules }, tags: [`venue:${id}`, 'venues', ...embeddedTags(modules)] };
    },
  });
}
