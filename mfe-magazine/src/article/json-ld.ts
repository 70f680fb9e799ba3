import { houseOf, wholeAddress, type Head, type SiteState } from '@foyer/shared';
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
    image: image_thumbnails ? wholeAddress(image_thumbnails.large.url, origin) : undefined,
    author: author ? { '@type': 'Person', name: author } : undefined,
    publisher: { '@type': 'Organization', name: full_name || name, url: origin },
  };
}
