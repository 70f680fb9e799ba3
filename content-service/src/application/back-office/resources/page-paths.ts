import { and, eq, inArray, like, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { LANGUAGES, type Locale, type Localised } from '../../../platform/languages.ts';
import { pages } from '../../../content/pages/tables.ts';
import { redirects, siteDocuments } from '../../../content/site/tables.ts';
import { movedAddress } from './moved-links.ts';

export const PATH_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

export const pathColumn = (language: Locale) => (language === 'de' ? pages.pathDe : pages.pathEn);

/** Nobody else changes the tree of pages until the transaction ends. Until then two may have one path: each moves for itself. */
export async function lockTree(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pages'))`);
  await tx.execute(sql`set constraints pages_path_de_key, pages_path_en_key deferred`);
}

/** Does a page stand below another, or is it that one? */
export async function isBelow(tx: Database, id: number | null, above: number): Promise<boolean> {
  for (let at = id, steps = 0; at !== null && steps < 1000; steps++) {
    if (at === above) return true;
    const [row] = await tx.select({ parentId: pages.parentId }).from(pages).where(eq(pages.id, at));
    at = row?.parentId ?? null;
  }
  return false;
}

/** A page whose path changes in one language. */
export interface Move {
  id: number;
  language: Locale;
  from: string;
  to: string;
}

/** What moves when a page does: the page, and every page whose path lies below its own. */
export async function movesOf(tx: Database, id: number, before: Localised, after: Localised): Promise<Move[]> {
  const moves: Move[] = [];
  for (const language of LANGUAGES) {
    const [from, to] = [before[language], after[language]];
    if (from === to || from === '') continue;
    const column = pathColumn(language);
    const below = await tx
      .select({ id: pages.id, path: column })
      .from(pages)
      .where(and(like(column, `${from.replace(/[\\%_]/g, '\\$&')}/%`), ne(pages.id, id)));
    moves.push(
      { id, language, from, to },
      ...below.map((row) => ({ id: row.id, language, from: row.path, to: to + row.path.slice(from.length) })),
    );
  }
  return moves;
}

/** A page that stands where another is to go, and does not move away itself. */
export async function pageAt(
  tx: Database,
  language: Locale,
  paths: readonly string[],
  moving: readonly number[],
): Promise<{ path: string; title: Localised } | null> {
  const column = pathColumn(language);
  const away: SQL | undefined = moving.length > 0 ? and(...moving.map((id) => ne(pages.id, id))) : undefined;
  const [row] = await tx
    .select({ path: column, title: pages.title })
    .from(pages)
    .where(and(inArray(column, [...paths]), away))
    .limit(1);
  return row ?? null;
}

/** Paths of a language that begin like one: to find the next that is free. */
export async function pathsLike(tx: Database, language: Locale, path: string): Promise<ReadonlySet<string>> {
  const column = pathColumn(language);
  const rows = await tx
    .select({ path: column })
    .from(pages)
    .where(or(eq(column, path), like(column, `${path}-%`)));
  return new Set(rows.map((row) => row.path));
}

/** New paths by old ones, with their language. */
export const movedPaths = (moves: readonly Move[]): ReadonlyMap<string, string> =>
  new Map(moves.map(({ language, from, to }) => [`/${language}/${from}`, `/${language}/${to}`]));

/** Redirects from the old paths to the new, without chains or circles, and from nowhere that is another's new path; menus lead to the new ones at once. */
export async function leaveRedirects(tx: Database, moves: readonly Move[]): Promise<void> {
  const moved = movedPaths(moves);
  const [left, taken] = [[...moved.keys()], new Set(moved.values())];
  await tx.delete(redirects).where(inArray(redirects.oldPath, [...left, ...taken]));
  for (const { id, newPath } of await tx.select().from(redirects).where(inArray(redirects.newPath, left)))
    await tx
      .update(redirects)
      .set({ newPath: moved.get(newPath) })
      .where(eq(redirects.id, id));
  for (const [oldPath, newPath] of moved)
    if (!taken.has(oldPath)) await tx.insert(redirects).values({ oldPath, newPath });
  await followInMenus(tx, moved);
}

/** Nothing leads away any more from where a page stands now. */
export async function endRedirects(tx: Database, path: Localised): Promise<void> {
  const addresses = LANGUAGES.map((language) => `/${language}/${path[language]}`);
  await tx.delete(redirects).where(inArray(redirects.oldPath, addresses));
}

async function followInMenus(tx: Database, moved: ReadonlyMap<string, string>): Promise<void> {
  const [row] = await tx.select().from(siteDocuments).where(eq(siteDocuments.name, 'navigation')).for('update');
  if (!row) return;
  const content = JSON.parse(JSON.stringify(row.content), (_, value: unknown) =>
    typeof value === 'string' ? movedAddress(value, moved) : value,
  ) as unknown;
  if (JSON.stringify(content) === JSON.stringify(row.content)) return;
  await tx
    .update(siteDocuments)
    .set({ content, revision: row.revision + 1, updatedAt: new Date() })
    .where(eq(siteDocuments.name, 'navigation'));
}
