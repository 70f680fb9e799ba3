import Type from 'typebox';
import { PageDraftSchema, PageVersionSchema } from '@foyer/shared/api';
import { idParameter } from '../../platform/http/paging.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Service } from '../../service.ts';
import { contextWith, labelField, writerOf } from './draft-requests.ts';
import { discardDraft, publishDraft, readDraft, writeDraft } from './drafts.ts';
import { type OwnerPath, ownerPaths, publicationTags } from './owners.ts';
import { versionAnswer } from './versions.ts';

const DraftInputSchema = Type.Object(
  {
    modules: Type.Array(Type.Unknown(), {
      description: 'the whole tree as GET gives it; new modules have negative ids',
      maxItems: 2000,
    }),
    base_version: Type.Optional(Type.Integer({ minimum: 0, description: 'newest version that the editor has seen' })),
  },
  { title: 'PageDraftInput' },
);
const PublishSchema = Type.Object({ label: Type.Optional(labelField) }, { title: 'Publication' });

/** Working copies and their publication (specification §4). */
export function draftRoutes(router: Router, service: Service): void {
  for (const owner of ownerPaths) draftRoutesOf(owner, router, service);
}

function draftRoutesOf({ thing, path, ownerOf }: OwnerPath, router: Router, { db, changes, urlsOf }: Service): void {
  const contextOf = contextWith({ db, urlsOf });
  const draftPath = `${path}draft/`;
  /** Working copies are nobody's answer but editors', which are not cached. */
  const silently = () => [];

  router.read({
    path: draftPath,
    area: 'Pages',
    summary: 'The working copy; the live modules before there is one',
    role: 'editor',
    params: { id: idParameter },
    answer: PageDraftSchema,
    read: async ({ params, ...request }) => {
      const { body, etag } = await readDraft(ownerOf(params), contextOf(request));
      return { body, etag, tags: [`${thing}:${params.id}`] };
    },
  });

  router.write({
    method: 'PUT',
    path: draftPath,
    area: 'Pages',
    summary: 'Keep a working copy; with If-Match',
    role: 'editor',
    params: { id: idParameter },
    body: DraftInputSchema,
    answer: PageDraftSchema,
    status: 200,
    write: async ({ params, body: { modules, base_version: baseVersion }, ...request }) => {
      const owner = ownerOf(params);
      const input = { modules, ...(baseVersion !== undefined && { baseVersion }) };
      return changes.write(silently, async (tx) => {
        const context = { ...contextOf(request), db: tx };
        await writeDraft(tx, owner, input, writerOf(request), context);
        return readDraft(owner, context);
      });
    },
  });

  router.write({
    method: 'DELETE',
    path: draftPath,
    area: 'Pages',
    summary: 'Discard the working copy; it stays as a version that visitors never saw; with If-Match',
    role: 'editor',
    params: { id: idParameter },
    answer: Type.Null(),
    status: 204,
    write: async ({ params, ...request }) => {
      await changes.write(silently, (tx) =>
        discardDraft(tx, ownerOf(params), writerOf(request), { ...contextOf(request), db: tx }),
      );
      return {};
    },
  });

  router.write({
    method: 'POST',
    path: `${path}publish/`,
    area: 'Pages',
    summary: 'Show visitors what stands in the working copy; with If-Match',
    role: 'editor',
    params: { id: idParameter },
    body: PublishSchema,
    answer: PageVersionSchema,
    status: 200,
    write: async ({ params, body, ...request }) => {
      const owner = ownerOf(params);
      const publish = () =>
        changes.write(
          () => publicationTags(owner),
          (tx) =>
            publishDraft(tx, owner, { label: body.label ?? '' }, writerOf(request), { ...contextOf(request), db: tx }),
        );
      const { version } = await publish();
      return { body: versionAnswer(version) };
    },
  });
}
