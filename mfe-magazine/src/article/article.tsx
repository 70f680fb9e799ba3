import { css } from '@emotion/react';
import {
  Display,
  Fact,
  Facts,
  FavouriteButton,
  from,
  Heading,
  Link,
  observer,
  Picture,
  Slot,
  useContent,
  useFormats,
  useHref,
  useMessages,
  useSite,
  Wrap,
} from '@foyer/shared';
import type { ArticleDetail } from '@foyer/shared/api';
import { useMemo } from 'react';
import { ArticleCard } from '../meta/article-card.tsx';
import { CategoryLinks, TopicLinks } from '../meta/term-links.tsx';
import { ArticleModule } from '../modules/article-module.tsx';
import { flatten, withoutLead } from '../modules/flatten.ts';
import { isOwn, partsOf } from '../modules/parts.ts';

const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(1.5rem, 3vw, 3rem)',
  padding: 'clamp(1.5rem, 3vw, 3rem) 0 clamp(1.5rem, 3vw, 2.5rem)',
  h1: { maxWidth: '18ch' },
});
const way = css({
  fontSize: 'var(--step--1)',
  color: 'var(--mute)',
  a: { textDecoration: 'none' },
  'a:hover': { textDecoration: 'underline' },
});
const twelve = css({
  display: 'grid',
  gap: 'var(--s8) var(--gap)',
  [from.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
});
const picture = css({ [from.desktop]: { gridColumn: '1 / 9' }, img: { aspectRatio: '3 / 2' } });
const facts = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  gap: 'var(--s6)',
  [from.desktop]: { gridColumn: '9 / 13' },
});
const preline = css({ font: '600 1.35rem/1.2 var(--font-display)', letterSpacing: '-.02em' });
const body = css({
  paddingTop: 'clamp(2.5rem, 5vw, 5rem)',
  '& > *': { maxWidth: '48rem', [from.desktop]: { gridColumn: '2 / 9' } },
  '& > * > * + *': { marginTop: 'clamp(1.75rem, 3vw, 2.75rem)' },
  '& > * > :has(> :is(h2, h3)) + *': { marginTop: 'var(--s4)' },
});
/** In a column already: what the owner of pages shows is not set in from the edge of the page once more. */
const inColumn = css({ '--edge': '0px', '--inset': 'var(--s6)' });
const lead = css({ fontSize: 'clamp(1.2rem, 1.1rem + .5vw, 1.5rem)', lineHeight: 1.42, textWrap: 'pretty' });
const related = css({
  margin: 'clamp(4rem, 8vw, 7.5rem) 0',
  borderTop: '1px solid var(--line)',
  paddingTop: 'var(--s6)',
  display: 'grid',
  gap: 'var(--s8)',
});
const cards = css({
  display: 'grid',
  gap: 'var(--s8) var(--gap)',
  [from.tablet]: {
    gridTemplateColumns: '7fr 5fr',
    alignItems: 'start',
    '& > :nth-of-type(n + 3)': { display: 'none' },
  },
  [from.desktop]: { gridTemplateColumns: '5fr 4fr 3fr', '& > :nth-of-type(3)': { display: 'flex' } },
});

/** An article of the magazine. */
export function ArticleView({ data: article }: { data: ArticleDetail }) {
  const t = useMessages();
  const more = (article.related ?? []).slice(0, 3);
  return (
    <Wrap>
      <article>
        <header css={head}>
          <Way article={article} />
          <Display>{article.title}</Display>
        </header>
        <div css={twelve}>
          <div css={picture}>
            <Picture
              image={article.image_obj}
              thumbnails={article.image_thumbnails}
              cover
              priority
              sizes="(min-width: 64em) 66vw, 100vw"
            />
          </div>
          <div css={facts}>
            {article.preline && <p css={preline}>{article.preline}</p>}
            <ArticleFacts article={article} />
            <p>
              <FavouriteButton kind="article" id={article.id} />
            </p>
          </div>
        </div>
        <div css={[twelve, body]}>
          <div>
            {article.teaser_text && <p css={lead}>{article.teaser_text}</p>}
            <ArticleModules article={article} />
          </div>
        </div>
      </article>
      {more.length > 0 && (
        <section css={related} aria-labelledby="related">
          <Heading level={2} id="related">
            {t('related')}
          </Heading>
          <div css={cards}>
            {more.map((other) => (
              <ArticleCard
                key={other.id}
                article={other}
                level={3}
                sizes="(min-width: 64em) 40vw, (min-width: 48em) 58vw, 100vw"
              />
            ))}
          </div>
        </section>
      )}
    </Wrap>
  );
}

/** What the article says. While it is edited the owner of pages shows it, with the editor's tools. */
const ArticleModules = observer(function ArticleModules({
  article: { id, modules, teaser_text: teaser },
}: {
  article: ArticleDetail;
}) {
  const { editing } = useSite();
  const content = useMemo(() => ({ kind: 'articles' as const, id, modules }), [id, modules]);
  const live = useContent(content);
  if (editing.surface) {
    return (
      <div css={inColumn}>
        <Slot widget="pages.modules" props={{ modules, of: { kind: 'articles', id } }} />
      </div>
    );
  }
  return partsOf(withoutLead(flatten(live.modules), teaser)).map((part) => {
    const [first] = part;
    const key = `${first.model}-${first.id}`;
    return isOwn(first) ? (
      <ArticleModule key={key} module={first} />
    ) : (
      <div key={key} css={inColumn}>
        <Slot widget="pages.modules" props={{ modules: part }} />
      </div>
    );
  });
});

function Way({ article }: { article: ArticleDetail }) {
  const t = useMessages();
  const href = useHref();
  const [category] = article.categories;
  return (
    <nav css={way} aria-label={t('breadcrumbs')}>
      <Link href={href('magazine')}>{t('title')}</Link>
      {category && (
        <>
          {' / '}
          <Link href={href('magazine-categories-category-id', { category: category.slug, id: category.id })}>
            {category.name}
          </Link>
        </>
      )}
    </nav>
  );
}

function ArticleFacts({ article }: { article: ArticleDetail }) {
  const t = useMessages();
  const formats = useFormats();
  return (
    <Facts>
      {article.author && <Fact term={t('author')}>{article.author}</Fact>}
      <Fact term={t('published')}>
        <time dateTime={article.published_at}>{formats.day(article.published_at)}</time>
      </Fact>
      {article.categories.length > 0 && (
        <Fact term={t('filed')}>
          <CategoryLinks categories={article.categories} />
        </Fact>
      )}
      {article.tags.length > 0 && (
        <Fact term={t('topics')}>
          <TopicLinks tags={article.tags} />
        </Fact>
      )}
    </Facts>
  );
}
