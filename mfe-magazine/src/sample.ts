import type { Article, ArticleDetail } from '@foyer/shared/api';

const thumbnail = (width: number) => ({ url: `/media/head-${width}.webp`, width, height: Math.round((width * 2) / 3) });

/** An article for tests. */
export function sampleArticle(id: number, changes: Partial<Article> = {}): Article {
  return {
    id,
    slug: `artikel-${id}`,
    title: `Artikel ${id}`,
    preline: 'Gespräch',
    teaser_text: 'Was im Depot schläft.',
    published_at: '2026-11-20T10:00:00+01:00',
    categories: [{ id: 1, name: 'Gespräche', slug: 'gespraeche' }],
    tags: [{ id: 2, slug: 'licht', name: 'Licht' }],
    author: 'Mara Lund',
    image_obj: {
      id: id,
      url: '/media/head.webp',
      alt: 'Kopf aus zwei Flächen',
      credit: 'Haus Nordlicht',
      width: 2400,
      height: 1600,
      focal_x: 0.5,
      focal_y: 0.5,
    },
    image_thumbnails: { small: thumbnail(480), medium: thumbnail(960), large: thumbnail(1600) },
    urls: { de: `/de/mediathek-de/artikel-${id}/${id}`, en: `/en/mediathek-en/article-${id}/${id}` },
    media_type: 'text',
    ...changes,
  };
}

/** An article with its modules, for tests. */
export function sampleDetail(modules: unknown[] = [], changes: Partial<ArticleDetail> = {}): ArticleDetail {
  return { ...sampleArticle(1), modules: modules as ArticleDetail['modules'], related: [], ...changes };
}
