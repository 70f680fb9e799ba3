import { and, asc, eq } from 'drizzle-orm';
import Type from 'typebox';
import { ContainerSchema, PageSchema } from '@foyer/shared/api';
import { idParameter } from '../http/paging.ts';
import { notFound } from '../http/problem.ts';
import type { Router } from '../http/router.ts';
import type { Service } from '../service.ts';
import { moduleBranch, moduleRows } from './module-tree.ts';
import { readPage } from './page-answer.ts';
import { modules, pages } from './tables.ts';

/** What modules may show besides their own fields. */
const EMBEDDED = ['articles', 'venues'];

/** Pages of the content system, as visitors and editors read them. */
export function pageRoutes(router: Router, { db, urlsOf }: Service): void {
  router.read({
    path: 'pageeditor-api/page/{path}',
    area: 'Pages',
    summary: 'A page by its path; the home page has the empty path',
    params: { path: Type.String() },
    query: { version_id: Type.Optional(idParameter) },
    answer: PageSchema,
    read: async ({ params: { path }, query: { version_id }, user, ...request }) => {
      const wanted = { path: path.replace(/^\/+|\/+$/g, ''), isEditor: user !== null, versionId: version_id };
      const page = await readPage(wanted, { db, urlsOf, ...request });
      return { body: page, tags: [`page:${page.id}`, 'pages', ...EMBEDDED] };
    },
  });

  router.read({
    path: 'pageeditor-api/container/by-slug/{slug}',
    area: 'Pages',
    summary: 'One section by its slug',
    params: { slug: Type.String() },
    answer: ContainerSchema,
    read: async ({ params: { slug }, ...request }) => {
      const bySlug = and(eq(modules.model, 'container'), eq(modules.slug, slug));
      const [row] = await db.select().from(modules).where(bySlug).orderBy(asc(modules.id)).limit(1);
      if (!row || !(await isVisible(row, request.user !== null))) throw notFound(`section ${slug}`);
      const context = { db, urlsOf, ...request };
      const branch = await moduleBranch(row, await moduleRows(row, context), context);
      if (!('columns' in branch) || branch.model !== 'container') throw notFound(`section ${slug}`);
      return { body: branch, tags: [`${row.contentType}:${row.objectId}`, ...EMBEDDED] };
    },
  });

  /** A section of an offline page is as hidden as the page. */
  async function isVisible({ contentType, objectId }: typeof modules.$inferSelect, isEditor: boolean): Promise<boolean> {
    if (isEditor || contentType !== 'page') return true;
    return (await db.$count(pages, and(eq(pages.id, objectId), eq(pages.isOnline, true)))) > 0;
  }
}
