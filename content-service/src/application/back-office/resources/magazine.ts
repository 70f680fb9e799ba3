import type { Localised } from '../../../platform/languages.ts';
import { articles, articleTerms, relatedArticles } from '../../../content/magazine/tables.ts';
import type { Declaration, FieldErrors } from '../declaration.ts';
import { flag, instant, picture, references, select, slug, text, textarea } from '../fields.ts';
import { faultText } from '../texts.ts';
import { MEDIA_TYPE_CHOICES } from './choices.ts';
import { bothLanguages, defineResource } from './define.ts';

const both = { localised: true } as const;
const sortedBy = (kind: string) => ({
  table: articleTerms,
  own: articleTerms.articleId,
  other: articleTerms.termId,
  position: articleTerms.position,
  ofKind: kind,
});

export const articleResource: Declaration = defineResource({
  name: 'articles',
  label: ['Beiträge', 'Articles'],
  newLabel: ['Neuer Beitrag', 'New article'],
  group: 'magazine',
  table: articles,
  searched: bothLanguages(articles.title),
  title: 'title',
  sort: '-published_at',
  columns: ['title', 'published_at', 'author', 'media_type'],
  filters: ['published_at', 'media_type', 'category_ids', 'tag_ids', 'is_teaser'],
  tags: ['articles'],
  singular: 'article',
  siteUrls: ({ slug: name, id }, urlsOf) => urlsOf('articles', name as Localised, Number(id)),
  rules: {
    check: async ({ before, values }, { locale }): Promise<FieldErrors> =>
      before !== null && (values['related_ids'] as number[]).includes(before.id)
        ? { related_ids: [faultText('self', locale)] }
        : {},
  },
  fields: [
    text('title', ['Titel', 'Title'], { ...both, required: true }),
    slug('slug', ['title'], both),
    text('preline', ['Zeile darüber', 'Line above'], both),
    textarea('teaser_text', ['Anriss', 'Teaser'], both),
    instant('published_at', ['Erscheint', 'Published'], {
      required: true,
      help: ['Bis dahin sehen ihn Besucher nicht.', 'Until then visitors do not see it.'],
    }),
    text('author', ['Von', 'Author'], { max_length: 200 }),
    select('media_type', ['Art', 'Kind'], MEDIA_TYPE_CHOICES, { required: true }),
    flag('is_teaser', ['Steht über der Liste', 'Stands above the list']),
    references('category_ids', ['Rubriken', 'Categories'], 'article-categories', sortedBy('article_category')),
    references('tag_ids', ['Themen', 'Topics'], 'article-tags', sortedBy('article_tag')),
    references('related_ids', ['Verwandte Beiträge', 'Related articles'], 'articles', {
      table: relatedArticles,
      own: relatedArticles.articleId,
      other: relatedArticles.relatedId,
      position: relatedArticles.position,
    }),
    picture('picture_id', ['Bild', 'Picture']),
  ],
});
