import {
  type Fault,
  fieldsOfModel,
  isSame,
  type ModuleDocument,
  type ModuleRow,
  storageFault,
  TEXT_LANGUAGES,
} from '@foyer/shared/modules';
import { newRow } from '../document/commands.ts';
import { inLanguage } from '../document/module-views.ts';

/** A field that the service would refuse, and all else with it. */
export interface HeldField {
  id: number;
  model: string;
  name: string;
  fault: Fault;
}

/**
 * The document as the service takes it: half an address or a number out of its range stays there as it was before, so that
 * it keeps nothing else from being saved.
 * @param base what the service has: what stands there already is not asked again
 */
export function storable(
  document: ModuleDocument,
  base: ModuleDocument,
): { document: ModuleDocument; held: HeldField[] } {
  const held = Object.values(document).flatMap((row) => heldOf(row, base[row.id]));
  const rows: Record<number, ModuleRow> = { ...document };
  for (const { id, model, name } of held) {
    const { fields } = base[id] ?? newRow(model, id);
    const row = rows[id];
    if (row) rows[id] = { ...row, fields: { ...row.fields, [name]: fields[name] ?? null } };
  }
  return { document: held.length > 0 ? rows : document, held };
}

function heldOf(row: ModuleRow, before: ModuleRow | undefined): HeldField[] {
  const { id, model, fields } = row;
  if (row === before) return [];
  return Object.entries(fieldsOfModel(model)).flatMap(([name, field]) => {
    if (before && isSame(fields[name], before.fields[name])) return [];
    const faults = TEXT_LANGUAGES.map((language) => storageFault(field, inLanguage(fields[name], language)));
    const fault = faults.find((found) => found !== null);
    return fault ? [{ id, model, name, fault }] : [];
  });
}
