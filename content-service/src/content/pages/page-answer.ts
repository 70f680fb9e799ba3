import { and, asc, desc, eq } from 'drizzle-orm';
import { type Page, type PageReference, PageSchema, type PageSibling } from '@foyer/shared/api';
import { columnAnswers } from '../../platform/database/column-answers.ts';
import { notFound } from '../../platform/http/problem.ts';
import { picturesIn } from '../media/pictures.ts';
import type { AnswerContext } from '../../platform/http/answer-context.ts';
import { ownerShown } from '../previews/preview-links.ts';
import { pageUrls } from '../../platform/urls.ts';
import { nextChange, readablePages } from '../visibility/visibility.ts';
import { moduleRows, type ModuleRow, moduleTree, workingCopyOf } from './module-tree.ts';
import { belongingTo, pages, versions } from './tables.ts';
import { versionAnswer, versionColumns, type VersionRow } from './versions.ts';

const columns = columnAnswers(PageSchema);

type PageRow = typeof pages.$inferSelect;

export interface PageRequest {
  /** After the language segment, without slashes around it. */
  path: string;
  versionId?: number | undefined;
  /** Token of a link that shows the working copy to whoever has it. */
  preview?: string | undefined;
}

/** @throws HttpProblem 404: unknown; offline or another version, for visitors; a preview whose link does not hold, for everybody */
export async function readPage({ path, versionId, preview }: PageRequest, context: AnswerContext): Promise<Page> {
  const { db, locale, user } = context;
  const missing = notFound(`page ${path}`);
  const shown = preview === undefined ? null : await ownerShown(db, preview, context.now);
  if (preview !== undefined && shown?.contentType !== 'page') throw missing;
  const isReadable = shown ? eq(pages.id, shown.objectId) : readablePages(context);
  const [row] = await db
    .select()
    .from(pages)
    .where(and(eq(locale === 'de' ? pages.pathDe : pages.pathEn, path), isReadable));
  if (!row || (versionId !== undefined && !user)) throw missing;

  const version = await readVersion(row.id, versionId, context);
  if (!version) throw missing;
  const rows =
    (shown && (await workingCopyOf({ contentType: 'page', objectId: row.id }, context))) ??
    version.modules ??
    (await moduleRows({ contentType: 'page', objectId: row.id }, context));
  const picture = await picturesIn(db, [row.ogPictureId], locale);
  const { image_obj, image_thumbnails } = picture(row.ogPictureId);
  return {
    ...ownFields(row, context),
    og_image: image_obj && image_obj.url,
    og_image_thumbnails: image_thumbnails && { small: image_thumbnails.small, large: image_thumbnails.large },
    parent: row.parentId === null ? null : await readReference(row.parentId, context),
    siblings: await readSiblings(row, context),
    version: versionAnswer(version),
    changes_at: nextChange(rows, context.now),
    modules: await moduleTree(rows, context),
  };
}

function ownFields(row: PageRow, { locale }: AnswerContext) {
  return {
    ...columns(row, locale),
    content_type: 'page',
    object_id: row.id,
    slug: (locale === 'de' ? row.pathDe : row.pathEn).split('/').at(-1) ?? '',
    class: row.bodyClass,
    urls: pageUrls(row),
    settings_url: `/admin/pages/${row.id}/change/`,
  };
}

/** The version asked for, with its modules; else the published one, whose modules are the live ones. */
async function readVersion(
  pageId: number,
  versionId: number | undefined,
  { db }: AnswerContext,
): Promise<(VersionRow & { modules?: ModuleRow[] }) | undefined> {
  const ofPage = belongingTo(versions, { contentType: 'page', objectId: pageId });
  if (versionId !== undefined) {
    const [version] = await db
      .select()
      .from(versions)
      .where(and(ofPage, eq(versions.id, versionId)));
    return version;
  }
  const [published] = await db
    .select(versionColumns)
    .from(versions)
    .where(and(ofPage, eq(versions.published, true)))
    .orderBy(desc(versions.id))
    .limit(1);
  return published;
}

/** A page with all pages above it, as far as whoever asks may read them. */
async function readReference(id: number, context: AnswerContext): Promise<PageReference | null> {
  const { db, locale } = context;
  const [row] = await db.select().from(pages).where(eq(pages.id, id));
  if (!row) return null;
  const parent = row.parentId === null ? null : await readReference(row.parentId, context);
  const isReadable = (await db.$count(pages, and(eq(pages.id, id), readablePages(context)))) > 0;
  return isReadable ? { id, title: row.title[locale], urls: pageUrls(row), parent } : parent;
}

/** Pages below the same parent, this one among them. Top-level pages have none: the menu is theirs. */
async function readSiblings(row: PageRow, context: AnswerContext): Promise<PageSibling[]> {
  if (row.parentId === null) return [];
  const { db, locale } = context;
  const rows = await db
    .select()
    .from(pages)
    .where(and(eq(pages.parentId, row.parentId), readablePages(context)))
    .orderBy(asc(pages.position), asc(pages.id));
  return rows.map((sibling) => ({ id: sibling.id, title: sibling.title[locale], urls: pageUrls(sibling) }));
}
