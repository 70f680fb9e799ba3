import Type from 'typebox';
import { ModuleSchema } from '@foyer/shared/api';
import { idParameter } from '../../platform/http/paging.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Service } from '../../service.ts';
import { editingWith, moduleAnswer, modelParameter } from './module-requests.ts';
import { CONTENT_TYPES } from './tables.ts';
import { duplicateModule, type Moved, moveModule, reorderModules } from './module-structure.ts';
import { moduleEtag, ownerTags } from './module-writes.ts';
import { ownerOfModule } from './module-tree.ts';

const column = Type.Integer({ minimum: 0, maximum: 11 });

const OrderSchema = Type.Object(
  {
    container: Type.Union([idParameter, Type.Null()], {
      description: 'null: the modules on the page itself; then content_type and object_id say whose',
    }),
    column: Type.Optional(column),
    order: Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 2000 }),
    content_type: Type.Optional(Type.Enum(CONTENT_TYPES)),
    object_id: Type.Optional(idParameter),
  },
  { title: 'ModuleOrder' },
);
const TargetSchema = Type.Object(
  {
    container: Type.Union([idParameter, Type.Null()]),
    column: Type.Optional(column),
    position: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  },
  { title: 'ModuleTarget' },
);

/** Which module stands where: order, moves, copies. */
export function structureRoutes(router: Router, service: Service): void {
  const { db, changes } = service;

  router.write({
    method: 'POST',
    path: 'pageeditor-api/modules/reorder/',
    area: 'Pages',
    summary: 'Put the modules of a column into an order',
    role: 'editor',
    body: OrderSchema,
    answer: Type.Null(),
    status: 204,
    write: async ({ body, ...request }) => {
      const { container, column: index = 0, order, content_type: contentType, object_id: objectId } = body;
      const named = contentType && objectId ? { contentType, objectId } : null;
      const owner = container === null ? named : await ownerOfModule(db, container);
      if (!owner)
        throw invalid(
          container === null
            ? { content_type: ['is needed without a container'] }
            : { container: [`There is no module ${container}.`] },
        );
      const place = { ...owner, parent: container, column: index };
      await changes.write(
        () => ownerTags(owner),
        (tx) => reorderModules(tx, place, order, editingWith(service, request)),
      );
      return {};
    },
  });

  router.write({
    method: 'POST',
    path: 'pageeditor-api/modules/{model}/{id}/move/',
    area: 'Pages',
    summary: 'Move a module with everything in it',
    role: 'editor',
    params: { model: modelParameter, id: idParameter },
    body: TargetSchema,
    answer: ModuleSchema,
    status: 200,
    write: async ({ params, body, ...request }) => {
      const { container, column: index = 0, position } = body;
      const target = { container, column: index, ...(position !== undefined && { position }) };
      const { row } = await changes.write(
        (moved: Moved) => [...new Set([...ownerTags(moved.row), ...ownerTags(moved.from)])],
        (tx) => moveModule(tx, params, target, editingWith(service, request)),
      );
      return { body: await moduleAnswer(row, service, request), etag: moduleEtag(row) };
    },
  });

  router.write({
    method: 'POST',
    path: 'pageeditor-api/modules/{model}/{id}/duplicate/',
    area: 'Pages',
    summary: 'Copy a module with everything in it; the copy stands after it',
    role: 'editor',
    params: { model: modelParameter, id: idParameter },
    answer: ModuleSchema,
    status: 201,
    write: async ({ params, ...request }) => {
      const row = await changes.write(ownerTags, (tx) => duplicateModule(tx, params, editingWith(service, request)));
      return { body: await moduleAnswer(row, service, request), etag: moduleEtag(row) };
    },
  });
}
