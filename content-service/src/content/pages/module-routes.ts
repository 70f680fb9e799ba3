import { and, eq } from 'drizzle-orm';
import Type from 'typebox';
import { ModuleSchema } from '@foyer/shared/api';
import { idParameter } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Service } from '../../service.ts';
import { requireCondition } from './draft-requests.ts';
import { editingWith, modelParameter, moduleAnswer } from './module-requests.ts';
import { changeModule, createModule, moduleEtag, ownerTags, removeModule } from './module-writes.ts';
import { CONTENT_TYPES, modules } from './tables.ts';

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
export function moduleRoutes(router: Router, service: Service): void {
  const { db, changes } = service;

  router.write({
    method: 'POST',
    path: 'pageeditor-api/modules/{model}/',
    area: 'Pages',
    summary: 'Create a module',
    role: 'editor',
    params: { model: modelParameter },
    body: NewModuleSchema,
    answer: ModuleSchema,
    status: 201,
    write: async ({ params, body, ...request }) => {
      const { slug, parent, content_type: contentType, object_id: objectId, column = 0, position, ...fields } = body;
      const input = {
        model: params.model,
        slug,
        parent,
        contentType,
        objectId,
        column,
        fields,
        ...(position !== undefined && { position }),
      };
      const row = await changes.write(ownerTags, (tx) => createModule(tx, input, editingWith(service, request)));
      return { body: await moduleAnswer(row, service, request), etag: moduleEtag(row) };
    },
  });

  router.read({
    path: 'pageeditor-api/modules/{model}/{id}/',
    area: 'Pages',
    summary: 'A module, for editing',
    role: 'editor',
    params: { model: modelParameter, id: idParameter },
    answer: ModuleSchema,
    read: async ({ params, ...request }) => {
      const [row] = await db
        .select()
        .from(modules)
        .where(and(eq(modules.id, params.id), eq(modules.model, params.model)));
      if (!row) throw notFound(`module ${params.model} ${params.id}`);
      return { body: await moduleAnswer(row, service, request), tags: ownerTags(row), etag: moduleEtag(row) };
    },
  });

  for (const method of ['PATCH', 'POST'] as const) {
    router.write({
      method,
      path: 'pageeditor-api/modules/{model}/{id}/',
      area: 'Pages',
      summary: 'Change a module',
      role: 'editor',
      params: { model: modelParameter, id: idParameter },
      body: ChangedModuleSchema,
      answer: ModuleSchema,
      status: 200,
      write: async ({ params, body, ...request }) => {
        requireCondition(request.ifMatch);
        const row = await changes.write(ownerTags, (tx) =>
          changeModule(tx, params, { ...body }, editingWith(service, request)),
        );
        return { body: await moduleAnswer(row, service, request), etag: moduleEtag(row) };
      },
    });
  }

  router.write({
    method: 'DELETE',
    path: 'pageeditor-api/modules/{model}/{id}/',
    area: 'Pages',
    summary: 'Remove a module with everything in it',
    role: 'editor',
    params: { model: modelParameter, id: idParameter },
    answer: Type.Null(),
    status: 204,
    write: async ({ params, ...request }) => {
      requireCondition(request.ifMatch);
      await changes.write(ownerTags, (tx) => removeModule(tx, params, editingWith(service, request)));
      return {};
    },
  });
}
