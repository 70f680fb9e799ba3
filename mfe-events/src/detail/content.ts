import type { Content, ContentKind } from '@foyer/shared';
import type { Modules } from '@foyer/shared/api';
import { sectionsIn } from './sections.ts';

/** What editors have put on a page about one thing, from the API's answer. */
export const contentOf = (
  kind: ContentKind,
  { id, modules, section_order }: { id: number; modules: Modules; section_order?: readonly string[] },
): Content => ({
  kind,
  id,
  modules,
  ...(section_order && { sections: sectionsIn(section_order) }),
});
