import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditAction, AuditEntry } from '@foyer/shared/api';
import { instant } from '../database/columns.ts';

/** Who changed what when, one row a write. */
export const auditTrail = pgTable(
  'audit_trail',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    /** As they logged in; stays when the user is gone. */
    author: text('author').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    /** Name of a resource of the back-office. */
    resource: text('resource').notNull(),
    recordId: integer('record_id').notNull(),
    title: text('title').notNull(),
    changes: jsonb('changes').$type<AuditEntry['changes']>().notNull(),
    /** Chosen by who made a record: sent again under it, it is the same record. */
    idempotencyKey: text('idempotency_key').unique(),
  },
  (table) => [
    index('audit_trail_record').on(table.resource, table.recordId, table.id),
    index('audit_trail_at').on(table.at),
  ],
);
