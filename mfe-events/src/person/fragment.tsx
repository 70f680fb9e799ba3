import { defineFragment, houseOf } from '@foyer/shared';
import { headOf } from '../detail/head.ts';
import { jsonLdOf } from './json-ld.ts';
import { loadPerson } from './load.ts';
import { messages } from './messages.ts';
import { PersonPage, PORTRAIT_SIZES } from './person-page.tsx';

/** One person of the house. */
export default defineFragment({
  name: 'person',
  messages,
  load: loadPerson,
  View: PersonPage,
  head: (person, context) => {
    const { site, href } = context;
    const { name, full_name } = houseOf(site.settings);
    return {
      ...headOf(person, context, {
        title: person.name,
        description: person.biography ?? person.role,
        type: 'profile',
        bodyClass: 'person-detail',
        sizes: PORTRAIT_SIZES,
      }),
      jsonLd: jsonLdOf(person, {
        path: href('team-slug-id', { slug: person.slug, id: person.id }),
        origin: site.origin,
        house: full_name || name,
      }),
    };
  },
});
