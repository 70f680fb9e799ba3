import { ApiError, NotFoundError, RedirectError, type ApiClient, type FragmentContext } from '@foyer/shared';
import type { Article, ArticleCategory, Paged } from '@foyer/shared/api';
import { pageIn, pagesOf } from '@foyer/shared/lists';

export interface Overview {
  /** The house's sentence above it; empty for none. */
  intro: string;
  categories: ArticleCategory[];
  /** The category whose articles are shown; null for all. */
  category: ArticleCategory | null;
  articles: Article[];
  /** The article on top of the first page. */
  lead: Article | null;
  page: number;
  pages: number;
}

/**
 * Loads a page of articles, of all categories or of the one that the address names.
 * @throws NotFoundError for a category or page that does not exist, RedirectError (301) if the category's name in the address is not its own
 */
export async function loadOverview({ api, location, href, site }: FragmentContext): Promise<Overview> {
  const id = location.params.id ?? '';
  const page = pageIn(location.search);
  const isStart = !id && page === 1;
  const [categories, list, teaser] = await Promise.all([
    // Without its categories the list is still worth reading (specification §7).
    api.get('/api/article-categories/').catch(() => []),
    readArticles(api, id, page).catch(missing),
    isStart ? api.get('/{locale}/api/articles-teaser/').catch(() => null) : null,
  ]);
  const category = categories.find((known) => String(known.id) === id) ?? null;
  if (id && !category && categories.length > 0) throw new NotFoundError(`No category ${id}`);
  if (category && location.params.category !== category.slug)
    throw new RedirectError(href(location.route, { category: category.slug, id }) + location.search, 301);
  const lead = teaser ?? null;
  return {
    intro: site.settings.house?.magazine_intro ?? '',
    categories,
    category,
    articles: lead ? list.results.filter((article) => article.id !== lead.id) : list.results,
    lead,
    page,
    pages: pagesOf(list, page),
  };
}

/** One page of the articles of a category, or with an empty one of all. @throws ApiError, 404 for a page past the end */
export function readArticles(api: ApiClient, category: string, page: number): Promise<Paged<Article>> {
  return api.get('/{locale}/api/articles/', { category, page: page > 1 ? page : null });
}

function missing(error: unknown): never {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    throw new NotFoundError('No such page or category');
  throw error;
}
