import type { Database } from '../database/database.ts';
import { differences, recordAuditEvents } from './audit-trail.ts';

/** PostgreSQL takes no more of them in a statement. */
const MOST_PARAMETERS = 65_535;

it('notes as many events as there are, in statements that PostgreSQL takes', async () => {
  const statements: object[][] = [];
  const tx = { insert: () => ({ values: (rows: object[]) => Promise.resolve(void statements.push(rows)) }) };
  const auditEvents = Array.from({ length: 12_000 }, (_, index) => ({
    ...{ author: 'anna', action: 'update', resource: 'events', recordId: index, title: 'Konzert' },
    changes: { genre_id: { before: 7, after: null } },
  }));
  await recordAuditEvents(tx as unknown as Database, auditEvents as Parameters<typeof recordAuditEvents>[1]);
  expect(statements.flat()).toEqual(auditEvents);
  for (const rows of statements) expect(rows.flatMap(Object.keys).length).toBeLessThanOrEqual(MOST_PARAMETERS);
});

it('cuts long texts between letters: PostgreSQL takes no half of one', () => {
  const text = `${'a'.repeat(1999)}😀 und mehr`;
  expect(differences(null, { text })).toEqual({ text: { before: null, after: `${'a'.repeat(1999)}…` } });
});
