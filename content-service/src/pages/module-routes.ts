import { and, eq } from 'drizzle-orm';
import Type from 'typebox';
import { ModuleSchema } from '@foyer/shared/api';
import { idParameter } from '../http/paging.ts';
import { notFound } from '../http/problem.ts';
import type { RequestContext } from '../http/operations.ts';
import type { Router } from '../http/router.ts';
import type { Service } from '../service.ts';
import { type ModuleRow, moduleBranch, moduleRows } from './module-tree.ts';
import { changeModule, createModule, type Editing, moduleEtag, ownerTags, removeModule } from './module-writes.ts';
import { type ContentType, modules } from './tables.ts';

const CONTENT_TYPES: ContentType[] = ['page', 'article', 'production', 'event', 'person', 'venue', 'series'];
const model = Type.String({ pattern: '^[a-z_]{1,40}$' });

const NewModuleSchema = Type.Object({
  slug: Type.String({ minLength: 1, maxLength: 200 }),
  parent: Type.Union([idParameter, Type.Null()]),
  content_type: Type.Enum(CONTENT_TYPES),
  object_id: idParameter,
  column: Type.Optional(Type.Integer({ minimum: 0, maximum: 11 })),
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
});
const ChangedModuleSchema = Type.Object({}, { title: 'ModuleChange', description: 'any fields of the model' });

/** Modules as editors write them: each change is checked against its model, sanitised, versioned and announced. */
export function moduleRoutes(router: Router, { db, changes, urlsOf }: Service): void {
  const answerFor = async (row: ModuleRow, request: Pick<RequestContext, 'locale' | 'now'>, database = db) => {
    const context = { urlsOf, ...request, db: database };
    return moduleBranch(row, await moduleRows(row, context), context);
  };

  const editing = (request: Pick<RequestContext, 'locale' | 'now' | 'user'> & { ifMatch: string | null }): Editing => ({
    locale: request.locale,
    author: request.user?.username ?? '',
    ifMatch: request.ifMatch,
    current: (row, tx) => answerFor(row, request, tx),
  });

  router.write({
    method: 'POST',
    path: 'pageeditor-api/modules/{model}/',
    area: 'Pages',
    summary: 'Create a module',
    role: 'editor',
    params: { model },
    body: NewModuleSchema,
    answer: ModuleSchema,
    status: 201,
    write: async ({ params, body, ...request }) => {
      const { slug, parent, content_type: contentType, object_id: objectId, column = 0, position, ...fields } = body;
      const input = { model: params.model, slug, parent, contentType, objectId, column, fields, ...(position !== undefined && { position }) };
      const row = await changes.write(ownerTags, (tx) => createModule(tx, input, editing(request)));
      return { body: await answerFor(row, request), etag: moduleEtag(row) };
    },
  });

  router.read({
    path: 'pageeditor-api/modules/{model}/{id}/',
    area: 'Pages',
    summary: 'A module, for editing',
    role: 'editor',
    params: { model, id: idParameter },
    answer: ModuleSchema,
    read: async ({ params, ...request }) => {
      const [row] = await db.select().from(modules).where(and(eq(modules.id, params.id), eq(modules.model, params.model)));
      if (!row) throw notFound(`module ${params.model} ${params.id}`);
      return { body: await answerFor(row, request), tags: ownerTags(row), etag: moduleEtag(row) };
    },
  });

  for (const method of ['PATCH', 'POST'] as const) {
    router.write({
      method,
      path: 'pageeditor-api/modules/{model}/{id}/',
      area: 'Pages',
      summary: 'Change a module',
      role: 'editor',
      params: { model, id: idParameter },
      body: ChangedModuleSchema,
      answer: ModuleSchema,
      status: 200,
      write: async ({ params, body, ...request }) => {
        const row = await changes.write(ownerTags, (tx) => changeModule(tx, params, { ...body }, editing(request)));
        return { body: await answerFor(row, request), etag: moduleEtag(row) };
      },
    });
  }

  router.write({
    method: 'DELETE',
    path: 'pageeditor-api/modules/{model}/{id}/',
    area: 'Pages',
    summary: 'Remove a module with everything in it',
    role: 'editor',
    params: { model, id: idParameter },
    answer: Type.Null(),
    status: 204,
    write: async ({ params, ...request }) => {
      await changes.write(ownerTags, (tx) => removeModule(tx, params, editing(request)));
      return {};
    },
  });
}
