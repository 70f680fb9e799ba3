import {
  type Fault,
  fieldsOfModel,
  isSame,
  type ModuleDocument,
  type ModuleRow,
  storageFault,
  type StoredValue,
  TEXT_LANGUAGES,
} from '@foyer/shared/modules';
import { newRow } from '../document/commands.ts';
import { inLanguage } from '../document/module-views.ts';

/** A field that the service would refuse, and all else with it. */
export interface HeldField {
  id: number;
  model: string;
  name: string;
  /** As the checks say it, or in the service's words. */
  why: Fault | string;
}

/** A value that the service has refused, by `12.content`. */
export type RefusedValues = ReadonlyMap<string, { value: StoredValue; why: string }>;

/**
 * The document as the service takes it: half an address or a number out of its range stays there as it was before, so that
 * it keeps nothing else from being saved.
 * @param base what the service has: what stands there already is not asked again
 * @param refused what the service has refused for other reasons, as long as it is not changed
 */
export function storable(
  document: ModuleDocument,
  base: ModuleDocument,
  refused: RefusedValues = new Map(),
): { document: ModuleDocument; held: HeldField[] } {
  const held = Object.values(document).flatMap((row) => heldOf(row, base[row.id], refused));
  if (held.length === 0) return { document, held };
  const rows: Record<number, ModuleRow> = { ...document };
  for (const { id, model, name } of held) {
    const { fields } = base[id] ?? newRow(model, id);
    const row = rows[id];
    if (row) rows[id] = { ...row, fields: { ...row.fields, [name]: fields[name] ?? null } };
  }
  return { document: rows, held };
}

/**
 * The values that a refusal is about.
 * @param errors by `12.content` or `12.content.de`
 * @returns null where something else than fields is wrong: then nothing of it can be saved
 */
export function refusedValues(
  errors: Readonly<Record<string, string[]>> | undefined,
  sent: ModuleDocument,
): RefusedValues | null {
  const refused = Object.entries(errors ?? {}).map(([place, [why = '']]) => {
    const [id = '', name = ''] = place.split('.');
    const value = sent[Number(id)]?.fields[name];
    return value === undefined ? null : ([`${id}.${name}`, { value, why }] as const);
  });
  const known = refused.filter((found) => found !== null);
  return known.length > 0 && known.length === refused.length ? new Map(known) : null;
}

function heldOf(row: ModuleRow, before: ModuleRow | undefined, refused: RefusedValues): HeldField[] {
  const { id, model, fields } = row;
  if (row === before) return [];
  return Object.entries(fieldsOfModel(model)).flatMap(([name, field]) => {
    const value = fields[name];
    if (before && isSame(value, before.fields[name])) return [];
    const faults = TEXT_LANGUAGES.map((language) => storageFault(field, inLanguage(value, language)));
    const known = refused.get(`${id}.${name}`);
    const why = faults.find((found) => found !== null) ?? (known && isSame(value, known.value) ? known.why : null);
    return why === null ? [] : [{ id, model, name, why }];
  });
}
