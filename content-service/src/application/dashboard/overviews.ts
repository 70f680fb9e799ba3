import { count, desc, eq, gte, sql } from 'drizzle-orm';
import type { DashboardSite, DashboardVersions, MediaOverview } from '@foyer/shared/api';
import type { Database } from '../../platform/database/database.ts';
import type { Locale } from '../../platform/languages.ts';
import { articles } from '../../content/magazine/tables.ts';
import { pictures } from '../../content/media/tables.ts';
import { pages } from '../../content/pages/tables.ts';
import { events } from '../../content/programme/tables.ts';
import { readSettings } from '../../content/site/settings.ts';

const LATEST_PICTURES = 8;

/** The state of the site, and how much there is on it. */
export async function siteOverview(db: Database, now: Date): Promise<DashboardSite> {
  const { stored } = await readSettings(db);
  const states = await db.select({ isOnline: pages.isOnline, count: count() }).from(pages).groupBy(pages.isOnline);
  const pagesThatAre = (online: boolean) => states.find(({ isOnline }) => isOnline === online)?.count ?? 0;
  return {
    is_site_online: stored.is_site_online,
    is_shop_online: stored.is_shop_online,
    webshop_url: stored.webshop_url,
    pages: { online: pagesThatAre(true), offline: pagesThatAre(false) },
    upcoming_events: await db.$count(events, gte(events.dateStart, now)),
    articles: await db.$count(articles),
  };
}

/** How many pictures there are, the latest, and how many say nothing to those who do not see them. */
export async function mediaOverview(db: Database, locale: Locale): Promise<MediaOverview> {
  const latest = await db.select().from(pictures).orderBy(desc(pictures.id)).limit(LATEST_PICTURES);
  return {
    pictures: await db.$count(pictures),
    without_alt: await db.$count(pictures, eq(sql`trim(${pictures.alt} ->> ${locale})`, '')),
    latest: latest.map(({ id, title, alt, thumbnails }) => ({
      id,
      title: title[locale],
      alt: alt[locale],
      thumbnail: thumbnails.small,
    })),
  };
}

/** What runs here. */
export async function versions(db: Database, service: string): Promise<DashboardVersions> {
  const [row] = await db
    .select({ version: sql<string>`version()`, migration: sql<string>`max(name)` })
    .from(sql`migrations`);
  const { version = '', migration = '' } = row ?? {};
  const [, name = version] = /^(PostgreSQL [\d.]+)/.exec(version) ?? [];
  return {
    service,
    node: process.versions.node,
    database: /emscripten|wasm/i.test(version) ? `${name} (PGlite)` : name,
    migration: migration.replace(/\.sql$/, ''),
  };
}
