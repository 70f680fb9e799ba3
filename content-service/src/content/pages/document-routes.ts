import Type from 'typebox';
import {
  DifferenceSchema,
  EditedDocumentSchema,
  KeptChangeSchema,
  type ModuleReferences,
  PublishedDocumentSchema,
} from '@foyer/shared/api';
import { applied, type Difference, difference } from '@foyer/shared/modules';
import { checkRoutesOf } from '../checks/check-routes.ts';
import type { RequestContext } from '../../platform/http/operations.ts';
import { idParameter } from '../../platform/http/paging.ts';
import { HttpProblem, notFound } from '../../platform/http/problem.ts';
import type { Router } from '../../platform/http/router.ts';
import { LANGUAGES } from '../../platform/languages.ts';
import type { Service } from '../../service.ts';
import { isoInBerlin } from '../../platform/time/berlin.ts';
import { documentOfRows } from './document-rows.ts';
import { contextWith, labelField, writerOf } from './draft-requests.ts';
import { changeDraft, publishDraft, readWorkingCopy, type WorkingCopy } from './drafts.ts';
import { readReferences, referencedFields } from './module-references.ts';
import type { ModuleOwner, ModuleRow } from './module-tree.ts';
import { type OwnerPath, ownerPaths, publicationTags } from './owners.ts';
import { versionAnswer, versionRows } from './versions.ts';

const ChangeSchema = Type.Object(
  {
    changes: DifferenceSchema,
    base_version: Type.Optional(Type.Integer({ minimum: 0, description: 'newest version that the editor has seen' })),
  },
  { title: 'DocumentChange' },
);
const PublishSchema = Type.Object(
  {
    label: Type.Optional(labelField),
    languages: Type.Optional(
      Type.Array(Type.Enum([...LANGUAGES]), {
        minItems: 1,
        maxItems: LANGUAGES.length,
        description: 'whose texts are published; the rest stays in the working copy. All, if not given',
      }),
    ),
  },
  { title: 'DocumentPublication' },
);

type Asked = Pick<RequestContext, 'locale' | 'now' | 'user'>;

/** Working copies as the editor in the page works on them: both languages at once, saved by what has changed. */
export function documentRoutes(router: Router, service: Service): void {
  for (const owner of ownerPaths) {
    documentRoutesOf(owner, router, service);
    checkRoutesOf(owner, router, service);
  }
}

const workingRows = ({ draft, live }: WorkingCopy): ModuleRow[] => draft?.modules ?? live;

function documentRoutesOf(
  { thing, path: begin, ownerOf }: OwnerPath,
  router: Router,
  { db, changes, urlsOf }: Service,
): void {
  const contextOf = contextWith({ db, urlsOf });
  const path = `${begin}document/`;
  const silently = () => [];

  const referencesOf = async (rows: readonly ModuleRow[], request: Asked): Promise<ModuleReferences> => {
    const references: ModuleReferences = Object.fromEntries(rows.map(({ id }) => [id, { de: {}, en: {} }]));
    for (const locale of LANGUAGES) {
      const read = await readReferences(rows, contextOf({ ...request, locale }));
      for (const row of rows)
        references[row.id] = Object.assign(references[row.id] ?? {}, {
          [locale]: referencedFields(row, read),
        }) as ModuleReferences[string];
    }
    return references;
  };

  const answerOf = async (copy: WorkingCopy, request: Asked, rows: readonly ModuleRow[] = workingRows(copy)) => {
    const { draft, live, newest, author, etag } = copy;
    return {
      etag,
      is_started: draft !== undefined,
      base_version: draft?.baseVersion ?? newest,
      is_outdated: draft !== undefined && draft.baseVersion < newest,
      author,
      updated_at: draft ? isoInBerlin(draft.updatedAt) : null,
      rows: Object.values(documentOfRows(rows)),
      live: Object.values(documentOfRows(live)),
      references: await referencesOf(rows, request),
    };
  };

  /** What the writer has to know to bring both together. */
  const withCurrent = async <T>(owner: ModuleOwner, request: Asked, write: () => Promise<T>): Promise<T> => {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof HttpProblem) || error.status !== 412) throw error;
      const copy = await readWorkingCopy(owner, { db });
      throw new HttpProblem(412, error.message, {
        current: await answerOf(copy, request),
        current_etag: copy.etag,
        newest_version: copy.newest,
      });
    }
  };

  router.read({
    path,
    area: 'Pages',
    summary: 'The working copy in both languages, beside what visitors see',
    role: 'editor',
    params: { id: idParameter },
    query: {
      version: Type.Optional(Type.Integer({ ...idParameter, description: 'rows of this version instead' })),
    },
    answer: EditedDocumentSchema,
    read: async ({ params, query, ...request }) => {
      const copy = await readWorkingCopy(ownerOf(params), { db });
      const rows =
        query.version === undefined ? workingRows(copy) : await versionRows(db, ownerOf(params), query.version);
      if (!rows) throw notFound(`version ${query.version} of ${thing} ${params.id}`);
      return { body: await answerOf(copy, request, rows), etag: copy.etag, tags: [`${thing}:${params.id}`] };
    },
  });

  router.write({
    method: 'PATCH',
    path,
    area: 'Pages',
    summary: 'Change the working copy; with If-Match',
    role: 'editor',
    params: { id: idParameter },
    body: ChangeSchema,
    answer: KeptChangeSchema,
    status: 200,
    write: async ({ params, body, ...request }) => {
      const owner = ownerOf(params);
      const sent: Difference = body.changes;
      const input = { changes: sent, ...(body.base_version !== undefined && { baseVersion: body.base_version }) };
      const { rows, draft, etag } = await withCurrent(owner, request, () =>
        changes.write(silently, async (tx) => {
          const context = { ...contextOf(request), db: tx };
          const changed = await changeDraft(tx, owner, input, writerOf(request), context);
          // Read before anybody else can write: the tag of their state would say that the writer knows it.
          return { rows: changed, ...(await readWorkingCopy(owner, context)) };
        }),
      );
      const kept = documentOfRows(rows);
      const touched = rows.filter((row) => row.id in sent);
      return {
        body: {
          etag,
          updated_at: isoInBerlin(draft?.updatedAt ?? request.now),
          author: draft?.author ?? '',
          cleaned: difference(applied(sent, kept), kept),
          references: await referencesOf(touched, request),
        },
        etag,
      };
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
    answer: PublishedDocumentSchema,
    status: 200,
    write: async ({ params, body, ...request }) => {
      const owner = ownerOf(params);
      const publish = () =>
        changes.write(
          () => publicationTags(owner),
          async (tx) => {
            const context = { ...contextOf(request), db: tx };
            const what = { label: body.label ?? '', ...(body.languages && { languages: body.languages }) };
            const publication = await publishDraft(tx, owner, what, writerOf(request), context);
            return { ...publication, ...(await readWorkingCopy(owner, context)) };
          },
        );
      const { version, ids, etag, draft } = await withCurrent(owner, request, publish);
      return {
        body: { etag, is_started: draft !== undefined, version: versionAnswer(version), ids: Object.fromEntries(ids) },
        etag,
      };
    },
  });
}
