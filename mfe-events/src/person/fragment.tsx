import { defineFragment } from '@foyer/shared';
import { headOf } from '../detail/head.ts';
import { loadPerson } from './load.ts';
import { messages } from './messages.ts';
import { PersonPage, PORTRAIT_SIZES } from './person-page.tsx';

/** One person of the house. */
export default defineFragment({
  name: 'person',
  messages,
  load: loadPerson,
  View: PersonPage,
  head: (person, context) =>
    headOf(person, context, {
      title: person.name,
      description: person.biography ?? person.role,
      type: 'profile',
      bodyClass: 'person-detail',
      sizes: PORTRAIT_SIZES,
    }),
});
