import { type Article, MAX_BLOG_ITEMS, type MediaFile, type Venue } from '@foyer/shared/api';
import { articleAnswers } from '../magazine/article-answer.ts';
import { newestArticles, newestOfCategories, teaserArticle } from '../magazine/article-list.ts';
import { mediaFilesIn } from '../media/media-files.ts';
import { picturesIn, type PictureFields } from '../media/pictures.ts';
import type { AnswerContext } from '../../platform/http/answer-context.ts';
import { readVenues } from '../venues/venue-answer.ts';
import { defaultsOf } from './module-fields.ts';
import type { ModuleRow } from './module-tree.ts';

/** Modules that play a file of the library. */
const PLAYERS: ReadonlySet<string> = new Set(['video_selfhosted', 'audio_selfhosted']);

/** What the modules of a page show besides their own fields, read once for all of them. */
export interface ModuleReferences {
  picture: (id: number | null) => PictureFields;
  /** By its URL. */
  file: (url: unknown) => MediaFile | null;
  venue: (id: number | null) => Venue | null;
  articles: readonly Article[];
  mainArticle: Article | null;
  /** The newest article of a category. */
  articleOf: (category: number) => Article | null;
}

/** Reads at once what these modules refer to (pictures, files, articles, events, forms …), as far as it is public. */
export async function readReferences(rows: readonly ModuleRow[], context: AnswerContext): Promise<ModuleReferences> {
  const { db, locale } = context;
  const picture = await picturesIn(
    db,
    rows.map(({ fields }) => idIn(fields['image'])),
    locale,
  );
  const fileUrls = rows.filter(({ model }) => PLAYERS.has(model)).map(({ fields }) => fields['file']);
  const file = await mediaFilesIn(
    db,
    fileUrls.filter((url) => typeof url === 'string'),
    locale,
  );
  const venueIds = rows.filter(({ model }) => model === 'venue').map(({ fields }) => idIn(fields['venue']));
  const venues = await readVenues(
    venueIds.filter((id) => id !== null),
    context,
  );
  const wantsArticles = rows.some(({ model }) => model === 'blog_teaser_list');
  const articles = wantsArticles ? await articleAnswers(await newestArticles(context, MAX_BLOG_ITEMS), context) : [];
  const main = wantsArticles ? await teaserArticle(context) : null;
  const [mainArticle = null] = main ? await articleAnswers([main], context) : [];
  const categories = rows
    .filter(({ model }) => model === 'highlight_teaser')
    .flatMap(({ fields }) => idsIn(fields['categories']));
  const highlights = await newestOfCategories(context, categories);
  const highlighted = await articleAnswers(
    [...new Map([...highlights.values()].map((row) => [row.id, row])).values()],
    context,
  );
  const articleOf = (category: number): Article | null =>
    highlighted.find(({ id }) => id === highlights.get(category)?.id) ?? null;
  return {
    picture,
    file,
    articleOf,
    venue: (id) => venues.find((venue) => venue.id === id) ?? null,
    articles,
    mainArticle,
  };
}

/** The fields that a module gets from what it refers to. */
export function referencedFields(
  row: ModuleRow,
  { picture, file, venue, articles, mainArticle, articleOf }: ModuleReferences,
): Record<string, unknown> {
  const { model, fields } = row;
  if (model === 'venue') return { venue_obj: venue(idIn(fields['venue'])) };
  if (model === 'blog_teaser_list') {
    const items = fields['items'] ?? defaultsOf(model)['items'];
    return { article_objs: articles.slice(0, Number(items)), main_teaser_obj: mainArticle };
  }
  if (model === 'highlight_teaser') {
    const chosen = idsIn(fields['categories'])
      .map(articleOf)
      .filter((article) => article !== null);
    return { article_objs: chosen.filter(({ id }, index) => chosen.findIndex((other) => other.id === id) === index) };
  }
  const image = idIn(fields['image']);
  const shown = image === null ? null : picture(image);
  // What decorates only is not read out.
  const isSilent = fields['decorative'] === true && shown?.image_obj;
  return {
    ...shown,
    ...(isSilent && { image_obj: { ...shown.image_obj, alt: '' } }),
    ...(PLAYERS.has(model) && { file_obj: file(fields['file']) }),
  };
}

/** The id that a field holds; null for anything else. */
export function idIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function idsIn(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((item): item is number => typeof item === 'number') : [];
}
