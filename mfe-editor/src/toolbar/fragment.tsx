import { defineFragment } from '@foyer/shared';
import { messages } from './messages.ts';
import { Toolbar } from './toolbar.tsx';

/** The bar above the page, for those who are logged in. What it shows is in the site's stores. */
export default defineFragment({
  name: 'toolbar',
  messages,
  load: async () => null,
  View: Toolbar,
});
