import { css } from '@emotion/react';
import {
  Breadcrumbs,
  Display,
  from,
  LinkButton,
  Notice,
  observer,
  Pager,
  useHref,
  useLocation,
  useMessages,
  useSite,
  Wrap,
} from '@foyer/shared';
import type { Article } from '@foyer/shared/api';
import { GrowingList, ListEnd, listOf } from '@foyer/shared/lists';
import { ArticleCard } from '../meta/article-card.tsx';
import { Categories } from './categories.tsx';
import { Lead } from './lead.tsx';
import { readArticles, type Overview } from './load.ts';
import { overviewHref } from './overview-href.ts';
import { SearchStart } from './search-start.tsx';

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2.5rem, 5vw, 5rem)',
  padding: 'clamp(1.5rem, 4vw, 3.5rem) 0 clamp(4rem, 8vw, 7.5rem)',
});
const header = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--s6) var(--gap)',
  [from.desktop]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    alignItems: 'end',
    '& > nav': { gridColumn: '1 / -1' },
    '& > h1': { gridColumn: '1 / 9' },
    '& > div': { gridColumn: '9 / 13' },
  },
});
const start = css({ display: 'grid', gap: 'var(--s6)', '& > p': { color: 'var(--mute)' } });

/** Cards of uneven width, four to a pattern, as on the home page. */
const grid = css({
  display: 'grid',
  gap: 'var(--s12) var(--gap)',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.desktop]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    alignItems: 'start',
    gap: 'var(--s16) var(--gap)',
    '& > :nth-of-type(4n + 1)': { gridColumn: '1 / 8' },
    '& > :nth-of-type(4n + 2)': { gridColumn: '9 / 13', marginTop: '7rem' },
    '& > :nth-of-type(4n + 3)': { gridColumn: '2 / 6' },
    '& > :nth-of-type(4n)': { gridColumn: '7 / 13' },
  },
});

/** The magazine: its articles, of all categories or one. Further pages come as one scrolls, the pager leads there without JavaScript. */
export const OverviewView = observer(function OverviewView({ data }: { data: Overview }) {
  const { intro, categories, category, lead, page: number, pages } = data;
  const t = useMessages();
  const href = useHref();
  const { api } = useSite();
  const { locale } = useLocation();
  const list = listOf(
    data,
    () =>
      new GrowingList<Article>(
        { rows: data.articles, more: number < pages },
        {
          page: number,
          fetchPage: async (next) => {
            const found = await readArticles(api.in(locale), category ? String(category.id) : '', next);
            return { rows: found.results.filter(({ id }) => id !== lead?.id), more: found.next !== null };
          },
          hrefOf: (next) => overviewHref(href, category, next),
          linkOf: ({ urls }) => urls[locale],
        },
      ),
  );
  const { rows: articles } = list;
  const isEmpty = articles.length === 0 && !lead;
  return (
    <Wrap>
      <div css={page}>
        <header css={header}>
          <Breadcrumbs
            label={t('breadcrumbs')}
            way={[
              { title: t('home'), href: href('index') },
              ...(category ? [{ title: t('title'), href: href('magazine') }] : []),
            ]}
            here={category?.name ?? t('title')}
          />
          <Display>{category?.name ?? t('title')}</Display>
          <div css={start}>
            {!category && intro && <p>{intro}</p>}
            <SearchStart />
          </div>
          <Categories categories={categories} current={category} />
        </header>
        {lead && <Lead article={lead} />}
        {articles.length > 0 && (
          <div css={grid}>
            {articles.map((article, index) => (
              <ArticleCard
                key={article.id}
                article={article}
                big={index % 4 === 0}
                priority={index === 0 && !lead}
                sizes="(min-width: 64em) 55vw, (min-width: 48em) 50vw, 100vw"
              />
            ))}
          </div>
        )}
        {isEmpty && (
          <Notice
            title={t('empty')}
            text={category ? t('emptyHint') : ''}
            action={category && <LinkButton href={href('magazine')}>{t('toAll')}</LinkButton>}
          />
        )}
        <ListEnd list={list}>
          <Pager
            page={list.page}
            pages={pages}
            hrefOf={list.source.hrefOf}
            labels={{
              pager: t('pager'),
              previous: t('previous'),
              next: t('next'),
              page: (of) => t('page', { page: of }),
            }}
          />
        </ListEnd>
      </div>
    </Wrap>
  );
});
