import { and, asc, eq } from 'drizzle-orm';
import Type from 'typebox';
import { ContainerSchema, PageSchema } from '@foyer/shared/api';
import { notFound } from '../../platform/http/problem.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Service } from '../../service.ts';
import { isOwnerReadable } from '../visibility/visibility.ts';
import { isPreview, stateQuery } from './asked-state.ts';
import { embeddedTags } from './embedded-tags.ts';
import { moduleBranch, moduleRows } from './module-tree.ts';
import { modulesPage } from './modules-page.ts';
import { readPage } from './page-answer.ts';
import { modules } from './tables.ts';

/** Pages of the content system, as visitors and editors read them. */
export function pageRoutes(router: Router, { db, urlsOf, showsModules }: Service): void {
  router.read({
    path: 'pageeditor-api/page/{path}',
    area: 'Pages',
    summary: 'A page by its path; the home page has the empty path',
    params: { path: Type.String() },
    query: stateQuery,
    isPrivate: isPreview,
    answer: PageSchema,
    read: async ({ params: { path }, query: { version_id, preview }, ...request }) => {
      const wanted = { path: path.replace(/^\/+|\/+$/g, ''), versionId: version_id, preview };
      const shown = showsModules ? await modulesPage(wanted.path, { db, urlsOf, ...request }) : null;
      if (shown) return { body: shown, tags: ['pages'] };
      const page = await readPage(wanted, { db, urlsOf, ...request });
      return { body: page, tags: [`page:${page.id}`, 'pages', ...embeddedTags(page.modules)] };
    },
  });

  router.read({
    path: 'pageeditor-api/container/by-slug/{slug}',
    area: 'Pages',
    summary: 'One section by its slug; of several, the oldest that may be read',
    params: { slug: Type.String() },
    answer: ContainerSchema,
    read: async ({ params: { slug }, ...request }) => {
      const bySlug = and(eq(modules.model, 'container'), eq(modules.slug, slug));
      const sections = await db.select().from(modules).where(bySlug).orderBy(asc(modules.id));
      const context = { db, urlsOf, ...request };
      // The oldest one that may be read: what comes before it may be so tomorrow.
      const tags: string[] = [];
      for (const section of sections) {
        tags.push(`${section.contentType}:${section.objectId}`);
        if (!(await isOwnerReadable(db, section, request))) continue;
        const branch = await moduleBranch(section, await moduleRows(section, context), context);
        if (branch && 'columns' in branch && branch.model === 'container')
          return { body: branch, tags: [...tags, ...embeddedTags([branch])] };
      }
      throw notFound(`section ${slug}`);
    },
  });
}
