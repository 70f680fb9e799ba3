import { and, asc, desc, eq } from 'drizzle-orm';
import type { Page, PageReference, PageSibling } from '@foyer/shared/api';
import { notFound } from '../http/problem.ts';
import { picturesIn } from '../media/pictures.ts';
import type { AnswerContext } from '../http/answer-context.ts';
import { pageUrls } from '../urls.ts';
import { moduleRows, type ModuleRow, moduleTree } from './module-tree.ts';
import { versionAnswer, versionColumns, type VersionRow } from './page-versions.ts';
import { pages, pageVersions } from './tables.ts';

type PageRow = typeof pages.$inferSelect;

export interface PageRequest {
  /** After the language segment, without slashes around it. */
  path: string;
  isEditor: boolean;
  versionId?: number;
}

/** @throws HttpProblem 404: unknown; offline or another version, for visitors */
export async function readPage({ path, isEditor, versionId }: PageRequest, context: AnswerContext): Promise<Page> {
  const { db, locale } = context;
  const missing = notFound(`page ${path}`);
  const [row] = await db.select().from(pages).where(eq(locale === 'de' ? pages.pathDe : pages.pathEn, path));
  if (!row || (!row.isOnline && !isEditor)) throw missing;
  if (versionId !== undefined && !isEditor) throw missing;

  const version = await readVersion(row.id, versionId, context);
  if (!version) throw missing;
  const rows = version.modules ?? (await moduleRows({ contentType: 'page', objectId: row.id }, context));
  const picture = await picturesIn(db, [row.ogPictureId], locale);
  const { image_obj, image_thumbnails } = picture(row.ogPictureId);
  return {
    ...ownFields(row, context),
    og_image: image_obj && image_obj.url,
    og_image_thumbnails: image_thumbnails && { small: image_thumbnails.small },
    parent: row.parentId === null ? null : await readReference(row.parentId, context),
    siblings: await readSiblings(row, isEditor, context),
    version: versionAnswer(version),
    modules: await moduleTree(rows, context),
  };
}

function ownFields(row: PageRow, { locale }: AnswerContext) {
  const urls = pageUrls(row);
  return {
    id: row.id,
    content_type: 'page',
    object_id: row.id,
    title: row.title[locale],
    headline: row.headline[locale],
    slug: (locale === 'de' ? row.pathDe : row.pathEn).split('/').at(-1) ?? '',
    class: row.bodyClass,
    urls,
    is_online: row.isOnline,
    is_clickable: row.isClickable,
    in_menu: row.inMenu,
    in_footer: row.inFooter,
    is_landing_page: row.isLandingPage,
    meta_title: row.metaTitle[locale],
    meta_description: row.metaDescription[locale],
    og_title: row.ogTitle[locale],
    og_description: row.ogDescription[locale],
    og_type: row.ogType,
    settings_url: `/admin/pages/${row.id}/change/`,
  };
}

/** The version asked for, with its modules; else the published one, whose modules are the live ones. */
async function readVersion(
  pageId: number,
  versionId: number | undefined,
  { db }: AnswerContext,
): Promise<(VersionRow & { modules?: ModuleRow[] }) | undefined> {
  if (versionId !== undefined) {
    const [version] = await db.select().from(pageVersions).where(and(eq(pageVersions.pageId, pageId), eq(pageVersions.id, versionId)));
    return version;
  }
  const [published] = await db
    .select(versionColumns)
    .from(pageVersions)
    .where(and(eq(pageVersions.pageId, pageId), eq(pageVersions.published, true)))
    .orderBy(desc(pageVersions.id))
    .limit(1);
  return published;
}

/** A page with all pages above it. */
async function readReference(id: number, context: AnswerContext): Promise<PageReference | null> {
  const { db, locale } = context;
  const [row] = await db.select().from(pages).where(eq(pages.id, id));
  if (!row) return null;
  return {
    id,
    title: row.title[locale],
    urls: pageUrls(row),
    parent: row.parentId === null ? null : await readReference(row.parentId, context),
  };
}

/** Pages below the same parent, this one among them. Top-level pages have none: the menu is theirs. */
async function readSiblings(row: PageRow, isEditor: boolean, { db, locale }: AnswerContext): Promise<PageSibling[]> {
  if (row.parentId === null) return [];
  const visible = isEditor ? undefined : eq(pages.isOnline, true);
  const rows = await db
    .select()
    .from(pages)
    .where(and(eq(pages.parentId, row.parentId), visible))
    .orderBy(asc(pages.position), asc(pages.id));
  return rows.map((sibling) => ({ id: sibling.id, title: sibling.title[locale], urls: pageUrls(sibling) }));
}
