import Type from 'typebox';
import { PageDraftSchema, PageVersionSchema } from '@foyer/shared/api';
import { idParameter } from '../http/paging.ts';
import type { Router } from '../http/router.ts';
import type { Service } from '../service.ts';
import { contextWith, labelField, pageTags, writerOf } from './draft-requests.ts';
import { discardDraft, publishDraft, readDraft, writeDraft } from './page-drafts.ts';
import { versionAnswer } from './page-versions.ts';

const DraftInputSchema = Type.Object(
  {
    modules: Type.Array(Type.Unknown(), { description: 'the whole tree as GET gives it; new modules have negative ids', maxItems: 2000 }),
    base_version: Type.Optional(Type.Integer({ minimum: 0, description: 'newest version that the editor has seen' })),
  },
  { title: 'PageDraftInput' },
);
const PublishSchema = Type.Object({ label: Type.Optional(labelField) }, { title: 'Publication' });
/** Working copies of pages and their publication (specification §4). */
export function draftRoutes(router: Router, { db, changes, urlsOf }: Service): void {
  const contextOf = contextWith({ db, urlsOf });
  const draftPath = 'pageeditor-api/pages/{id}/draft/';
  /** Working copies are nobody's answer but editors', which are not cached. */
  const silently = () => [];

  router.read({
    path: draftPath,
    area: 'Pages',
    summary: 'The working copy of a page; its live modules before there is one',
    role: 'editor',
    params: { id: idParameter },
    answer: PageDraftSchema,
    read: async ({ params: { id }, ...request }) => {
      const { body, etag } = await readDraft(id, contextOf(request));
      return { body, etag, tags: [`page:${id}`] };
    },
  });

  router.write({
    method: 'PUT',
    path: draftPath,
    area: 'Pages',
    summary: 'Keep a working copy; with If-Match as soon as there is one',
    role: 'editor',
    params: { id: idParameter },
    body: DraftInputSchema,
    answer: PageDraftSchema,
    status: 200,
    write: async ({ params: { id }, body: { modules, base_version: baseVersion }, ...request }) => {
      const input = { modules, ...(baseVersion !== undefined && { baseVersion }) };
      await changes.write(silently, (tx) => writeDraft(tx, id, input, writerOf(request), { ...contextOf(request), db: tx }));
      return readDraft(id, contextOf(request));
    },
  });

  router.write({
    method: 'DELETE',
    path: draftPath,
    area: 'Pages',
    summary: 'Discard the working copy; it stays as a version that visitors never saw',
    role: 'editor',
    params: { id: idParameter },
    answer: Type.Null(),
    status: 204,
    write: async ({ params: { id }, ...request }) => {
      await changes.write(silently, (tx) => discardDraft(tx, id, writerOf(request), { ...contextOf(request), db: tx }));
      return {};
    },
  });

  router.write({
    method: 'POST',
    path: 'pageeditor-api/pages/{id}/publish/',
    area: 'Pages',
    summary: 'Show visitors what stands in the working copy',
    role: 'editor',
    params: { id: idParameter },
    body: PublishSchema,
    answer: PageVersionSchema,
    status: 200,
    write: async ({ params: { id }, body, ...request }) => {
      const publish = () => changes.write(() => pageTags(id), (tx) => publishDraft(tx, id, body.label ?? '', writerOf(request), { ...contextOf(request), db: tx }));
      return { body: versionAnswer(await publish()) };
    },
  });
}
