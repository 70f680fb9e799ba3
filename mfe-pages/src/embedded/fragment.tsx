import { defineFragment } from '@foyer/shared';
import { preloadModules } from '../modules/registry.ts';
import { messages } from '../page/messages.ts';
import { EmbeddedModules } from './embedded-modules.tsx';
import { loadEmbedded } from './load.ts';

/**
 * Modules within a page of another remote: `<Slot widget="pages.modules" props={{ modules }} />`. In a column they are not set in from the edge of the page
 * where `--edge` is 0 around them; `--inset` is then what words keep from the edge of a picture or field of colour.
 */
export default defineFragment({
  name: 'modules',
  messages,
  load: loadEmbedded,
  prepare: ({ models }, { user }) => preloadModules(models, user),
  View: EmbeddedModules,
  hydrate: 'visible',
});
