import { houseOf, type Head, type SiteState } from '@foyer/shared';
import type { ArticleDetail } from '@foyer/shared/api';

/** The article as search engines read it (schema.org). */
export function jsonLdOf(article: ArticleDetail, { origin, settings }: SiteState): Head['jsonLd'] {
  const { title, teaser_text, published_at, author, image_thumbnails } = article;
  const { name, full_name } = houseOf(settings);
  return {
    '@type': 'Article',
    headline: title,
    description: teaser_text || undefined,
    datePublished: published_at,
    image: image_thumbnails ? new URL(image_thumbnails.large.url, origin).href : undefined,
    author: author ? { '@type': 'Person', name: author } : undefined,
    publisher: { '@type': 'Organization', name: full_name || name, url: origin },
  };
}
