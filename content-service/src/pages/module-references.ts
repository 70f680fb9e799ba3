import { type Article, MAX_BLOG_ITEMS, type Venue } from '@foyer/shared/api';
import { articleAnswers } from '../magazine/article-answer.ts';
import { newestArticles, teaserArticle } from '../magazine/article-list.ts';
import { picturesIn, type PictureFields } from '../media/pictures.ts';
import type { AnswerContext } from '../http/answer-context.ts';
import { readVenues } from '../venues/venue-answer.ts';
import { defaultsOf } from './module-fields.ts';
import type { ModuleRow } from './module-tree.ts';

/** What the modules of a page show besides their own fields, read once for all of them. */
export interface ModuleReferences {
  picture: (id: number | null) => PictureFields;
  venue: (id: number | null) => Venue | null;
  articles: readonly Article[];
  mainArticle: Article | null;
}

export async function readReferences(rows: readonly ModuleRow[], context: AnswerContext): Promise<ModuleReferences> {
  const { db, locale } = context;
  const picture = await picturesIn(db, rows.map(({ fields }) => idIn(fields['image'])), locale);
  const venueIds = rows.filter(({ model }) => model === 'venue').map(({ fields }) => idIn(fields['venue']));
  const venues = await readVenues(venueIds.filter((id) => id !== null), context);
  const wantsArticles = rows.some(({ model }) => model === 'blog_teaser_list');
  const articles = wantsArticles ? await articleAnswers(await newestArticles(context, MAX_BLOG_ITEMS), context) : [];
  const main = wantsArticles ? await teaserArticle(context) : null;
  const [mainArticle = null] = main ? await articleAnswers([main], context) : [];
  return { picture, venue: (id) => venues.find((venue) => venue.id === id) ?? null, articles, mainArticle };
}

/** The fields that a module gets from what it refers to. */
export function referencedFields(row: ModuleRow, { picture, venue, articles, mainArticle }: ModuleReferences): Record<string, unknown> {
  const { model, fields } = row;
  if (model === 'venue') return { venue_obj: venue(idIn(fields['venue'])) };
  if (model === 'blog_teaser_list') {
    const items = fields['items'] ?? defaultsOf(model)['items'];
    return { article_objs: articles.slice(0, Number(items)), main_teaser_obj: mainArticle };
  }
  const image = idIn(fields['image']);
  return image === null ? {} : { ...picture(image) };
}

export function idIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
