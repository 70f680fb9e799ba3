import { ApiError, NotFoundError, RedirectError, type FragmentContext } from '@foyer/shared';
import type { Article, ArticleTag } from '@foyer/shared/api';
import { pageIn, pagesOf } from '@foyer/shared/lists';

export interface Topic {
  tag: ArticleTag;
  articles: Article[];
  page: number;
  pages: number;
}

/** All topics that have articles. */
export async function loadTopics({ api }: FragmentContext): Promise<ArticleTag[]> {
  return (await api.get('/api/article-tags/')).filter(({ count }) => count > 0);
}

/**
 * A page of the articles on one topic.
 * @throws NotFoundError for a topic or page that does not exist, RedirectError (301) if the topic's name in the address is not its own
 */
export async function loadTopic({ api, location, href }: FragmentContext): Promise<Topic> {
  const { id = '' } = location.params;
  const page = pageIn(location.search);
  if (!/^\d+$/.test(id)) throw new NotFoundError('No such topic');
  const [tags, list] = await Promise.all([
    api.get('/api/article-tags/'),
    api.get('/{locale}/api/articles/', { tag: id, page: page > 1 ? page : null }).catch((error: unknown) => {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400))
        throw new NotFoundError('No such page');
      throw error;
    }),
  ]);
  const tag = tags.find((known) => String(known.id) === id);
  if (!tag) throw new NotFoundError(`No topic ${id}`);
  if (location.params.tag !== tag.slug)
    throw new RedirectError(href(location.route, { tag: tag.slug, id }) + location.search, 301);
  return { tag, articles: list.results, page, pages: pagesOf(list, page) };
}
