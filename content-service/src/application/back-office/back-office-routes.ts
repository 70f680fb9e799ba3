import { and, count, desc, eq } from 'drizzle-orm';
import Type from 'typebox';
import { AuditEntrySchema, PagedSchema, type Resource, ResourceSchema } from '@foyer/shared/api';
import { MAX_IDS } from '@foyer/shared/limits';
import { auditAnswer } from '../../platform/audit/audit-trail.ts';
import { auditTrail } from '../../platform/audit/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/http/operations.ts';
import { idParameter, offsetOf, paged, pageParameter } from '../../platform/http/paging.ts';
import { notFound, unauthorised } from '../../platform/http/problem.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Service } from '../../service.ts';
import { mayAct } from '../../platform/http/session-user.ts';
import { type Declaration, hasTable, type WriteContext } from './declaration.ts';
import { resourceOf } from './description.ts';
import { readDocument, SINGLETON_ID } from './document-store.ts';
import { type ListQuery, listParameters, PAGE_SIZE } from './list-query.ts';
import type { Registry } from './registry.ts';
import { RESOURCES } from './resources/index.ts';
import { bodySchema, recordSchema } from './schemas.ts';
import { listRecords, readRecord } from './table-store.ts';
import { changeRecord, createOnce, createRecord, deleteRecord, documentOf, etagOf, type Written } from './writes.ts';

const AREA = 'Back-office';
const base = 'api/back-office';
const tagsOf = ({ tags }: Written) => tags;

/** The back-office: what there is to manage, and the operations of each. */
export function backOfficeRoutes(router: Router, service: Service): void {
  const described: Resource[] = RESOURCES.all.map(resourceOf);
  router.read({
    path: `${base}/resources/`,
    area: AREA,
    summary: 'What this user may manage',
    role: 'editor',
    answer: Type.Array(ResourceSchema),
    read: async ({ user }) => {
      if (!user) throw unauthorised();
      return { body: described.filter(({ role }) => mayAct(user, role)), tags: [] };
    },
  });
  for (const declaration of RESOURCES.all) {
    readingRoutes(router, service, declaration);
    writingRoutes(router, service, RESOURCES, declaration);
  }
}

function readingRoutes(router: Router, { db, urlsOf }: Service, declaration: Declaration): void {
  const { name, label, role } = declaration;
  const answer = recordSchema(declaration);

  router.read({
    path: `${base}/${name}/`,
    area: AREA,
    summary: `${label.en}: list`,
    role,
    query: listParameters(declaration),
    answer: PagedSchema(answer),
    read: async ({ query, locale }) => {
      const asked: ListQuery = query;
      const pageSize = asked['ids'] === undefined ? Number(asked['page_size'] ?? PAGE_SIZE) : MAX_IDS;
      const request = { list: `${base}/${name}`, locale, page: Number(asked['page'] ?? 1), pageSize, query: asked };
      if (!hasTable(declaration))
        return { body: paged(request, 1, [await readDocument(db, documentOf(declaration))]), tags: [] };
      const { records, count: total } = await listRecords(db, declaration, {
        query: asked,
        locale,
        urlsOf,
        limit: pageSize,
        offset: offsetOf(request),
      });
      return { body: paged(request, total, records), tags: [] };
    },
  });

  const recordIn = async (id: number) => {
    if (!hasTable(declaration)) return id === SINGLETON_ID ? readDocument(db, documentOf(declaration)) : null;
    return readRecord(db, declaration, id, { urlsOf });
  };

  router.read({
    path: `${base}/${name}/{id}/`,
    area: AREA,
    summary: `${label.en}: one, with its entity tag`,
    role,
    params: { id: idParameter },
    answer,
    read: async ({ params: { id } }) => {
      const record = await recordIn(id);
      if (!record) throw notFound(`record ${id} in ${name}`);
      return { body: record, tags: [], etag: etagOf(record) };
    },
  });

  if (name === 'audit') return;
  router.read({
    path: `${base}/${name}/{id}/audit/`,
    area: AREA,
    summary: `${label.en}: who changed one, the latest first`,
    role,
    params: { id: idParameter },
    query: pageParameter,
    answer: PagedSchema(AuditEntrySchema),
    read: async ({ params: { id }, query: { page = 1 }, locale }) => {
      const request = { list: `${base}/${name}/${id}/audit`, locale, page, pageSize: PAGE_SIZE, query: {} };
      const { rows, total } = await auditOf(db, name, id, offsetOf(request));
      // What is gone has a past; what never was has none.
      if (total === 0 && !(await recordIn(id))) throw notFound(`record ${id} in ${name}`);
      return { body: paged(request, total, rows.map(auditAnswer)), tags: [] };
    },
  });
}

async function auditOf(db: Database, resource: string, id: number, offset: number) {
  const ofRecord = and(eq(auditTrail.resource, resource), eq(auditTrail.recordId, id));
  const rows = await db
    .select()
    .from(auditTrail)
    .where(ofRecord)
    .orderBy(desc(auditTrail.id))
    .limit(PAGE_SIZE)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(auditTrail).where(ofRecord);
  return { rows, total: counted?.total ?? 0 };
}

function writingRoutes(
  router: Router,
  { changes, urlsOf, shopPaths, siteUrl, formFiles }: Service,
  registry: Registry,
  declaration: Declaration,
): void {
  const { name, label, role, operations, rules } = declaration;
  const [body, answer] = [bodySchema(declaration), recordSchema(declaration)];
  const writing =
    ({ user, locale, now, sessionToken }: Pick<RequestContext, 'user' | 'locale' | 'now' | 'sessionToken'>) =>
    (tx: Database): WriteContext => {
      if (!user) throw unauthorised();
      return { tx, user, locale, now, urlsOf, shopPaths, siteUrl, sessionToken };
    };

  if (operations.create) {
    router.write({
      method: 'POST',
      path: `${base}/${name}/`,
      area: AREA,
      summary: `${label.en}: create`,
      role,
      query: {
        idempotency_key: Type.Optional(
          Type.String({ minLength: 16, maxLength: 64, description: 'sent again under it, it is the same record' }),
        ),
      },
      body,
      answer,
      status: 201,
      write: async ({ body: given, query: { idempotency_key: idempotencyKey }, ...request }) => {
        const context = writing(request);
        const { record } = await changes.write(tagsOf, (tx) =>
          idempotencyKey === undefined
            ? createRecord(registry, declaration, given, context(tx))
            : createOnce(registry, declaration, { given, idempotencyKey }, context(tx)),
        );
        return { body: record, etag: etagOf(record) };
      },
    });
  }
  if (operations.edit) {
    router.write({
      method: 'PUT',
      path: `${base}/${name}/{id}/`,
      area: AREA,
      summary: `${label.en}: change one; with If-Match`,
      role,
      params: { id: idParameter },
      body,
      answer,
      status: 200,
      write: async ({ params: { id }, body: given, ifMatch, ...request }) => {
        const context = writing(request);
        const { record } = await changes.write(tagsOf, (tx) =>
          changeRecord(registry, declaration, { id, given, ifMatch }, context(tx)),
        );
        return { body: record, etag: etagOf(record) };
      },
    });
  }
  if (operations.delete) {
    router.write({
      method: 'DELETE',
      path: `${base}/${name}/{id}/`,
      area: AREA,
      summary: `${label.en}: delete one; 409 names what uses it`,
      role,
      params: { id: idParameter },
      query: { confirm: Type.Optional(Type.Boolean({ description: 'what uses it may do without it' })) },
      answer: Type.Null(),
      status: 204,
      write: async ({ params: { id }, query: { confirm = false }, ...request }) => {
        const context = writing(request);
        await changes.write(
          (tags: readonly string[]) => tags,
          (tx) => deleteRecord(registry, declaration, { id, confirmed: confirm }, context(tx)),
        );
        await rules?.deleted?.(id, { formFiles });
        return {};
      },
    });
  }
}
