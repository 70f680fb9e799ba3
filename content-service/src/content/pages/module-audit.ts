import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { AuditAction, AuditEntry } from '@foyer/shared/api';
import type { Database } from '../../platform/database/database.ts';
import { articles } from '../magazine/tables.ts';
import type { ModuleOwner } from './module-tree.ts';
import { type ContentType, pages } from './tables.ts';
import { persons } from '../people/tables.ts';
import { events, productions, series } from '../programme/tables.ts';
import { venues } from '../venues/tables.ts';
import { recordAuditEvents } from '../../platform/audit/audit-trail.ts';

const german = (column: AnyPgColumn): SQL<string> => sql`${column}->>'de'`;

/** What has modules: its resource in the back-office, and what people call one of it. */
const OWNERS = {
  page: { resource: 'pages', table: pages, title: german(pages.title) },
  article: { resource: 'articles', table: articles, title: german(articles.title) },
  production: { resource: 'productions', table: productions, title: german(productions.title) },
  event: { resource: 'events', table: events, title: german(events.title) },
  person: {
    resource: 'persons',
    table: persons,
    title: sql<string>`concat_ws(' ', ${persons.firstName}, ${persons.lastName})`,
  },
  venue: { resource: 'venues', table: venues, title: german(venues.name) },
  series: { resource: 'series', table: series, title: german(series.name) },
} as const satisfies Record<ContentType, object>;

/** The table of each kind, by the content type of its modules. */
export const ownerTables = Object.fromEntries(
  Object.entries(OWNERS).map(([contentType, { table }]) => [contentType, table]),
) as { [Type in ContentType]: (typeof OWNERS)[Type]['table'] };

/** The resource whose records have modules of a content type. */
export const resourceOfContent = (contentType: ContentType): string => OWNERS[contentType].resource;

/** Notes what the page editor did to the modules of something: one line a write. */
export async function noteModules(
  tx: Database,
  { contentType, objectId }: ModuleOwner,
  {
    author,
    action = 'update',
    changes = {},
  }: { author: string; action?: AuditAction; changes?: AuditEntry['changes'] },
): Promise<void> {
  const { resource } = OWNERS[contentType];
  await recordAuditEvents(tx, [
    { author, action, resource, recordId: objectId, title: await titleOfOwner(tx, { contentType, objectId }), changes },
  ]);
}

/** What people call something that has modules; empty when it is not there. */
export async function titleOfOwner(db: Database, { contentType, objectId }: ModuleOwner): Promise<string> {
  const { table, title } = OWNERS[contentType];
  const [owner] = await db.select({ title }).from(table).where(eq(table.id, objectId));
  return owner?.title ?? '';
}
