import { defineFragment, NotFoundError, openGraphImage, RedirectError } from '@foyer/shared';
import { messages } from '../messages.ts';
import { ArticleView } from './article.tsx';
import { jsonLdOf } from './json-ld.ts';

/** One article of the magazine. */
export default defineFragment({
  name: 'article',
  messages,
  load: async ({ api, location, href }) => {
    const { id = '', slug } = location.params;
    if (!/^\d+$/.test(id)) throw new NotFoundError(`"${id}" is no article`);
    const query = new URLSearchParams(location.search);
    const article = await api.get(`/{locale}/api/articles/${id}/`, {
      // Specification §6: editors look at versions.
      version_id: query.get('v'),
      // Of a link that shows the working copy.
      preview: query.get('preview'),
    });
    if (article.slug !== slug)
      throw new RedirectError(href(location.route, { slug: article.slug, id }) + location.search, 301);
    return article;
  },
  head: (article, { site }) => ({
    title: article.title,
    description: article.teaser_text || undefined,
    alternates: article.urls,
    meta: {
      'og:type': 'article',
      'og:title': article.title,
      ...(article.teaser_text && { 'og:description': article.teaser_text }),
      ...openGraphImage(article.image_thumbnails?.large, article.image_obj?.alt),
      'article:published_time': article.published_at,
    },
    jsonLd: jsonLdOf(article, site),
  }),
  View: ArticleView,
});
