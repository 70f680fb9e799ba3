import fc from 'fast-check';
import { CONTAINER_LAYOUTS, documentOf, type ModuleDocument, rowsInOrder } from '@foyer/shared/modules';
import {
  copiesOf,
  duplicate,
  insert,
  mayStandIn,
  move,
  newId,
  newRow,
  remove,
  setField,
  setLayout,
} from '../commands.ts';

const MODELS = ['headline', 'text', 'quote', 'faq', 'faq_item', 'section', 'container'] as const;

/** A command in numbers: what it does is decided by the document that it meets. */
export const command = fc.record({
  kind: fc.constantFrom('field', 'insert', 'move', 'remove', 'duplicate', 'layout'),
  one: fc.nat(50),
  other: fc.nat(50),
  column: fc.nat(2),
  text: fc.string({ maxLength: 8 }),
});
export type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

/** Ids that follow each other, so that a failing example can be read. */
export function counter(from: number) {
  let next = from;
  return () => (next += 1);
}

/** What a command makes of a document; the document itself where it cannot be done. */
export function run(
  document: ModuleDocument,
  { kind, one, other, column, text }: Command,
  count: () => number,
): ModuleDocument {
  const rows = rowsInOrder(document);
  const row = rows[one % Math.max(1, rows.length)];
  const home = rows[other % Math.max(1, rows.length)];
  const model = MODELS[other % MODELS.length] ?? 'text';
  const parent = mayStandIn(document, model, home?.id ?? null) ? (home?.id ?? null) : null;
  if (kind === 'insert' || !row)
    return mayStandIn(document, model, parent)
      ? insert(document, [newRow(model, newId(count))], { parent, column: parent === null ? 0 : column, index: one })
      : insert(document, [newRow('container', newId(count))], { parent: null, column: 0, index: one });
  if (kind === 'field')
    return row.model === 'headline'
      ? setField(document, row.id, `content.${column > 0 ? 'de' : 'en'}`, text)
      : document;
  if (kind === 'move')
    return mayStandIn(document, row.model, home?.id ?? null)
      ? move(document, [row.id], { parent: home?.id ?? null, column, index: other })
      : document;
  if (kind === 'remove') return remove(document, [row.id]);
  if (kind === 'duplicate') return duplicate(document, [row.id], [copiesOf([row], count)]);
  return row.model === 'container' ? setLayout(document, row.id, CONTAINER_LAYOUTS[column] ?? '100') : document;
}

/** A page with a headline and a list of questions. */
export const smallPage = (): ModuleDocument =>
  documentOf([
    newRow('container', 1),
    { ...newRow('headline', 2), parent: 1 },
    { ...newRow('faq', 3), parent: 1, position: 1 },
    { ...newRow('faq_item', 4), parent: 3 },
  ]);
