import { and, desc, eq, ne } from 'drizzle-orm';
import Type from 'typebox';
import { PagedSchema, PageVersionSchema } from '@foyer/shared/api';
import { idParameter, offsetOf, paged, pageParameter } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Service } from '../../service.ts';
import { labelField } from './draft-requests.ts';
import { type OwnerPath, ownerPaths, publicationTags, requireOwner } from './owners.ts';
import { replaceWith } from './replace-modules.ts';
import { belongingTo, versions } from './tables.ts';
import { versionAnswer, versionColumns } from './versions.ts';

const VERSIONS_PAGE_SIZE = 25;
const LabelSchema = Type.Object({ label: labelField }, { title: 'VersionLabel' });

/** Versions of everything that has modules: every write leaves one. */
export function versionRoutes(router: Router, service: Service): void {
  for (const owner of ownerPaths) versionRoutesOf(owner, router, service);
}

function versionRoutesOf({ thing, path, ownerOf }: OwnerPath, router: Router, { db, changes }: Service): void {
  const versionsPath = `${path}versions/`;
  router.read({
    path: versionsPath,
    area: 'Pages',
    summary: 'Versions, the newest first',
    params: { id: idParameter },
    query: { ...pageParameter, named: Type.Optional(Type.Boolean({ description: 'only those that have a name' })) },
    answer: PagedSchema(PageVersionSchema),
    role: 'editor',
    read: async ({ params, query, locale }) => {
      const owner = ownerOf(params);
      await requireOwner(db, owner);
      const request = {
        list: versionsPath.replace('{id}', String(params.id)).replace(/\/$/, ''),
        locale,
        page: query.page ?? 1,
        pageSize: VERSIONS_PAGE_SIZE,
        query,
      };
      const own = query.named
        ? and(belongingTo(versions, owner), ne(versions.label, ''))
        : belongingTo(versions, owner);
      const rows = await db
        .select(versionColumns)
        .from(versions)
        .where(own)
        .orderBy(desc(versions.id))
        .limit(VERSIONS_PAGE_SIZE)
        .offset(offsetOf(request));
      return {
        body: paged(request, await db.$count(versions, own), rows.map(versionAnswer)),
        tags: [`${thing}:${params.id}`],
      };
    },
  });

  const versionPath = `${versionsPath}{vid}/`;
  const ofVersion = { id: idParameter, vid: idParameter };
  const versionOf = (params: { id: number; vid: number }) =>
    and(belongingTo(versions, ownerOf(params)), eq(versions.id, params.vid));

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
    write: async ({ params, body }) => {
      const [named] = await db
        .update(versions)
        .set({ label: body.label })
        .where(versionOf(params))
        .returning(versionColumns);
      if (!named) throw notFound(`version ${params.vid} of ${thing} ${params.id}`);
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
    write: async ({ params, user }) => {
      const { vid } = params;
      const owner = ownerOf(params);
      const { version: restored } = await changes.write(
        () => publicationTags(owner),
        async (tx) => {
          const [version] = await tx.select().from(versions).where(versionOf(params));
          if (!version) throw notFound(`version ${params.vid} of ${thing} ${params.id}`);
          return replaceWith(tx, owner, version.modules, {
            author: user?.username ?? '',
            label: version.label || `Version ${vid}`,
            action: 'restore',
            changes: { version: { before: null, after: vid } },
          });
        },
      );
      return { body: versionAnswer(restored) };
    },
  });
}
