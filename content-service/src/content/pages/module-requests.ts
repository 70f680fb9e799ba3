import Type from 'typebox';
import type { Container, Module } from '@foyer/shared/api';
import type { RequestContext } from '../../platform/http/operations.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Service } from '../../service.ts';
import { type ModuleRow, moduleBranch, moduleRows } from './module-tree.ts';
import type { Editing } from './module-writes.ts';

/** Name of a model, in an address. */
export const modelParameter = Type.String({ pattern: '^[a-z_]{1,40}$' });

type Asked = Pick<RequestContext, 'locale' | 'now' | 'user'>;

/** A module with everything in it, as the request's language has it. */
export async function moduleAnswer(
  row: ModuleRow,
  { db, urlsOf }: Pick<Service, 'db' | 'urlsOf'>,
  { locale, now, user }: Asked,
): Promise<Module | Container> {
  const context = { db, urlsOf, locale, now, user };
  const branch = await moduleBranch(row, await moduleRows(row, context), context);
  if (!branch) throw notFound(`module ${row.model} ${row.id}`);
  return branch;
}

/** Who writes what, from a request. */
export function editingWith(
  { urlsOf }: Pick<Service, 'urlsOf'>,
  { locale, now, user, ifMatch }: Asked & { ifMatch: string | null },
): Editing {
  return {
    locale,
    author: user?.username ?? '',
    ifMatch,
    current: (row, tx) => moduleAnswer(row, { db: tx, urlsOf }, { locale, now, user }),
  };
}
