import { defineFragment } from '@foyer/shared';
import { modulesWithin, preloadModules } from '../modules/registry.ts';
import { headOf } from './head.ts';
import { loadPage } from './load.ts';
import { messages } from './messages.ts';
import { PageView } from './page-view.tsx';

/** A page of the content system: the home page, legal pages, and whatever no other route takes. */
export default defineFragment({
  name: 'page',
  messages,
  load: loadPage,
  prepare: (page, { user }) => preloadModules(modulesWithin(page.modules), user),
  head: headOf,
  View: PageView,
});
