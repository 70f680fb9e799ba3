import { and, eq, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { articles } from '../magazine/tables.ts';
import { type modules, pages } from '../pages/tables.ts';
import { alerts } from '../site/tables.ts';

/**
 * What is online, decided here for every read: pages that are not offline, articles whose time has come, modules within
 * their window. Editors see pages and modules that visitors do not.
 */
export interface Viewer {
  now: Date;
  /** Null for visitors. */
  user: object | null;
}

type ModuleRow = typeof modules.$inferSelect;
type Windowed = Pick<ModuleRow, 'id' | 'parentId' | 'fields'>;

const isEditor = ({ user }: Pick<Viewer, 'user'>): boolean => user !== null;

/** Pages that the viewer may read. */
export const readablePages = (viewer: Pick<Viewer, 'user'>): SQL | undefined =>
  isEditor(viewer) ? undefined : onlinePages();
export const onlinePages = (): SQL => eq(pages.isOnline, true);
/** Pages that one can go to: others only hold pages together. */
export const findablePages = (): SQL | undefined => and(onlinePages(), eq(pages.isClickable, true));
/** The same for editors: articles to come are in the back-office. */
export const publishedArticles = (now: Date): SQL => lte(articles.publishedAt, now);
export const onlineAlerts = (): SQL => eq(alerts.isOnline, true);

/** Whether the viewer may read what has these modules: a section is as hidden as its page or article. */
export async function isOwnerReadable(
  db: Database,
  { contentType, objectId }: Pick<ModuleRow, 'contentType' | 'objectId'>,
  viewer: Viewer,
): Promise<boolean> {
  if (isEditor(viewer)) return true;
  if (contentType === 'page') return (await db.$count(pages, and(eq(pages.id, objectId), onlinePages()))) > 0;
  if (contentType === 'article')
    return (await db.$count(articles, and(eq(articles.id, objectId), publishedArticles(viewer.now)))) > 0;
  return true;
}

/** The modules that the viewer may read: none outside of its window, and nothing below one. */
export function readableModules<Row extends Windowed>(rows: readonly Row[], viewer: Viewer): readonly Row[] {
  if (isEditor(viewer)) return rows;
  const hidden = new Set(rows.filter(({ fields }) => !isWithin(fields, viewer.now)).map(({ id }) => id));
  if (hidden.size === 0) return rows;
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  const isHidden = (id: number): boolean => {
    for (let place: number | null = id; place !== null; place = parents.get(place) ?? null)
      if (hidden.has(place)) return true;
    return false;
  };
  return rows.filter(({ id }) => !isHidden(id));
}

/** Instants at which a module comes and goes. */
export function boundsOf({ online_from: from, online_to: to }: ModuleRow['fields']): number[] {
  return [from, to].map((value) => (typeof value === 'string' ? Date.parse(value) : NaN)).filter(Number.isFinite);
}

/** When the next of these modules comes or goes, as an ISO instant; null if none does. */
export function nextChange(rows: readonly Pick<ModuleRow, 'fields'>[], now: Date): string | null {
  const bounds = rows.flatMap(({ fields }) => boundsOf(fields)).filter((bound) => bound > now.getTime());
  return bounds.length > 0 ? new Date(Math.min(...bounds)).toISOString() : null;
}

/** A bound that cannot be read does not hide anything. */
function isWithin({ online_from: from, online_to: to }: ModuleRow['fields'], now: Date): boolean {
  const at = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : NaN);
  return !(now.getTime() < at(from)) && !(now.getTime() >= at(to));
}
