import { childrenOf, placeOf, type Place } from '@foyer/shared/modules';
import { columnsOf } from '../document/commands.ts';
import { layoutOf } from '../document/module-views.ts';
import type { Editing } from '../editing.ts';
import { textsOf } from '../texts/interface-texts.ts';
import { moduleName } from './frame-props.ts';

/** Says to those who do not see it where the module stands that has just been moved. */
export function sayPlace(editing: Editing): void {
  const { session } = editing;
  const id = session.selected?.id;
  if (id !== undefined) session.panels.tell(wordsOf(editing, id, placeOf(session.document, id)));
}

/** Says that it is where it cannot go beyond. */
export function sayEdge(editing: Editing): void {
  const { session, i18n } = editing;
  const id = session.selected?.id;
  if (id === undefined) return;
  const place = wordsOf(editing, id, placeOf(session.document, id));
  session.panels.tell(textsOf(i18n)('place.edge', { place }));
}

/** Says where it would land that is being dragged. */
export function sayLanding(editing: Editing, ids: readonly number[], place: Place): void {
  const [first] = ids;
  if (first !== undefined) editing.session.panels.tell(wordsOf(editing, first, place, ids));
}

/** @param moving modules that do not stand there yet */
function wordsOf(editing: Editing, id: number, place: Place, moving: readonly number[] = []): string {
  const { session, i18n } = editing;
  const { parent, column, index } = place;
  const home = parent === null ? undefined : session.document[parent];
  const count = childrenOf(session.document, parent, column).filter((row) => !moving.includes(row.id)).length;
  const hasColumns = home?.model === 'container' && columnsOf(layoutOf(home)) > 1;
  const t = textsOf(i18n);
  const rows =
    home?.model === 'container'
      ? childrenOf(session.document, home.parent, home.column).filter(({ model }) => model === home.model)
      : [];
  return t(hasColumns ? 'place.column' : 'place', {
    name: moduleName(editing, id),
    row: home && rows.length > 1 ? t('place.row', { row: rows.indexOf(home) + 1, rows: rows.length }) : '',
    column: column + 1,
    at: Math.min(index, count) + 1,
    count: count + (moving.length > 0 ? 1 : 0),
  });
}
