import { fieldsOfModel, type ModuleRow } from '@foyer/shared/modules';

/** The field in which a model has its picture; undefined where it has none. */
export const pictureField = (model: string): string | undefined =>
  Object.entries(fieldsOfModel(model)).find(([, { kind }]) => kind === 'picture')?.[0];

/** The picture of the library that a module has; null without one. */
export function pictureOf({ model, fields }: ModuleRow): number | null {
  const id = fields[pictureField(model) ?? ''];
  return typeof id === 'number' ? id : null;
}
