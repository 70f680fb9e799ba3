import type { ContentKind } from '@foyer/shared/api';
import { eq } from 'drizzle-orm';
import { ownerTables } from './module-audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { ModuleOwner } from './module-tree.ts';
import type { ContentType } from './tables.ts';

/** Everything that has modules, by the word that addresses of the page editor have for it. */
export const OWNER_KINDS = {
  pages: 'page',
  articles: 'article',
  productions: 'production',
  events: 'event',
  persons: 'person',
  venues: 'venue',
  series: 'series',
} as const satisfies Record<ContentKind, ContentType>;

/** How the page editor's addresses of a kind begin: `pageeditor-api/events/{id}/`. */
export interface OwnerPath {
  /** What the documentation calls one. */
  thing: ContentType;
  path: string;
  ownerOf: (parameters: { id: number }) => ModuleOwner;
}

export const ownerPaths: readonly OwnerPath[] = Object.entries(OWNER_KINDS).map(([kind, contentType]) => ({
  thing: contentType,
  path: `pageeditor-api/${kind}/{id}/`,
  ownerOf: ({ id }) => ({ contentType, objectId: id }),
}));

/** Is there such a page, event, article … that can have modules? */
export async function isThere(db: Database, { contentType, objectId }: ModuleOwner): Promise<boolean> {
  const table = ownerTables[contentType];
  return (await db.$count(table, eq(table.id, objectId))) > 0;
}

/** @throws HttpProblem 404 */
export async function requireOwner(db: Database, owner: ModuleOwner): Promise<void> {
  if (!(await isThere(db, owner))) throw notFound(`${owner.contentType} ${owner.objectId}`);
}

/** Tags of everything that shows what stands on something, or whether it is there. */
export const publicationTags = ({ contentType, objectId }: ModuleOwner): string[] => [
  `${contentType}:${objectId}`,
  ...(contentType === 'page' ? ['pages', 'nav'] : []),
];
