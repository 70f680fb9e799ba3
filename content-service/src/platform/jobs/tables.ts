import { bigint, boolean, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Jobs that wait, run, or have failed for good. What is done is gone. */
export const jobs = pgTable('jobs', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').notNull(),
  /** Of one kind and key there is one job at most. */
  key: text('key'),
  payload: jsonb('payload').notNull(),
  runAt: instant('run_at').notNull(),
  /** Begun so far. */
  attempts: smallint('attempts').notNull().default(0),
  /** Asked for anew while it ran: what it had read may be outdated. */
  again: boolean('again').notNull().default(false),
  /** Of whom runs it; good until `leaseUntil` by the database's clock. */
  lease: text('lease'),
  leaseUntil: instant('lease_until'),
  /** When its last attempt failed; nobody tries any more. */
  failedAt: instant('failed_at'),
  lastError: text('last_error'),
  createdAt: instant('created_at').notNull(),
});

export type JobRow = typeof jobs.$inferSelect;
