import { and, desc, eq } from 'drizzle-orm';
import Type from 'typebox';
import { PagedSchema, PageVersionSchema } from '@foyer/shared/api';
import { idParameter, offsetOf, paged, pageParameter } from '../http/paging.ts';
import { notFound } from '../http/problem.ts';
import type { Router } from '../http/router.ts';
import type { Service } from '../service.ts';
import { labelField, pageTags } from './draft-requests.ts';
import { requirePage, versionAnswer, versionColumns } from './page-versions.ts';
import { replaceWith } from './replace-modules.ts';
import { pageVersions } from './tables.ts';

const VERSIONS_PAGE_SIZE = 25;
const LabelSchema = Type.Object({ label: labelField }, { title: 'VersionLabel' });

/** Versions of pages: every write leaves one. */
export function versionRoutes(router: Router, { db, changes }: Service): void {
  router.read({
    path: 'pageeditor-api/pages/{id}/versions/',
    area: 'Pages',
    summary: 'Versions of a page, the newest first',
    params: { id: idParameter },
    query: pageParameter,
    answer: PagedSchema(PageVersionSchema),
    role: 'editor',
    read: async ({ params: { id }, query, locale }) => {
      await requirePage(db, id);
      const request = { list: `pageeditor-api/pages/${id}/versions`, locale, page: query.page ?? 1, pageSize: VERSIONS_PAGE_SIZE, query };
      const versions = eq(pageVersions.pageId, id);
      const rows = await db.select(versionColumns).from(pageVersions).where(versions).orderBy(desc(pageVersions.id)).limit(VERSIONS_PAGE_SIZE).offset(offsetOf(request));
      return { body: paged(request, await db.$count(pageVersions, versions), rows.map(versionAnswer)), tags: [`page:${id}`] };
    },
  });

  const versionPath = 'pageeditor-api/pages/{id}/versions/{vid}/';
  const ofVersion = { id: idParameter, vid: idParameter };
  const versionOf = (id: number, vid: number) => and(eq(pageVersions.pageId, id), eq(pageVersions.id, vid));

  router.write({
    method: 'PATCH',
    path: versionPath,
    area: 'Pages',
    summary: 'Name a version',
    role: 'editor',
    params: ofVersion,
    body: LabelSchema,
    answer: PageVersionSchema,
    status: 200,
    write: async ({ params: { id, vid }, body }) => {
      const [named] = await db.update(pageVersions).set({ label: body.label }).where(versionOf(id, vid)).returning(versionColumns);
      if (!named) throw notFound(`version ${vid} of page ${id}`);
      return { body: versionAnswer(named) };
    },
  });

  router.write({
    method: 'POST',
    path: `${versionPath}restore/`,
    area: 'Pages',
    summary: 'Make an earlier version the live one; what is live now stays as a version, a working copy stays as it is',
    role: 'editor',
    params: ofVersion,
    answer: PageVersionSchema,
    status: 200,
    write: async ({ params: { id, vid }, user }) => {
      const restored = await changes.write(
        () => pageTags(id),
        async (tx) => {
          const [version] = await tx.select().from(pageVersions).where(versionOf(id, vid));
          if (!version) throw notFound(`version ${vid} of page ${id}`);
          return replaceWith(tx, id, version.modules, { author: user?.username ?? '', label: version.label || `Version ${vid}`, action: 'restore', changes: { version: { before: null, after: vid } } });
        },
      );
      return { body: versionAnswer(restored) };
    },
  });
}
