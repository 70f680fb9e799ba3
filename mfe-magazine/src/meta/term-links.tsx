import { Link, useHref } from '@foyer/shared';
import type { Article } from '@foyer/shared/api';
import { Fragment } from 'react';

/** The categories of an article, each leading to what else it holds. */
export function CategoryLinks({ categories }: Pick<Article, 'categories'>) {
  const href = useHref();
  return categories.map(({ id, slug, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link href={href('magazine-categories-category-id', { category: slug, id })}>{name}</Link>
    </Fragment>
  ));
}

/** The topics of an article, each leading to its articles. */
export function TopicLinks({ tags, hash }: Pick<Article, 'tags'> & { hash?: boolean }) {
  const href = useHref();
  return tags.map(({ id, slug, name }, index) => (
    <Fragment key={id}>
      {index > 0 && (hash ? ' ' : ', ')}
      <Link href={href('magazine-tags-tag-id', { tag: slug, id })}>{hash ? `#${name}` : name}</Link>
    </Fragment>
  ));
}
