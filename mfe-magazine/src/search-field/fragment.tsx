import { defineFragment } from '@foyer/shared';
import { formMessages } from '../search/form-messages.ts';
import { SearchField } from './search-field.tsx';

/** The search field alone, small, for the header: there when it is asked for. */
export default defineFragment({
  name: 'search-field',
  messages: formMessages,
  load: () => Promise.resolve(null),
  View: SearchField,
});
