import { css } from '@emotion/react';
import {
  from,
  LinkButton,
  Notice,
  observer,
  Pager,
  useHref,
  useLocation,
  useMessages,
  useNow,
  useSite,
  Wrap,
} from '@foyer/shared';
import { GrowingList, ListEnd, listOf } from '@foyer/shared/lists';
import { ListHeader } from '../detail/list-header.tsx';
import { Filters } from './filters.tsx';
import { readProductions, type ProductionsData } from './load.ts';
import { ProductionCard } from './production-card.tsx';
import { toProductionEntry, type ProductionEntry } from './production-entry.ts';
import { isFiltered, parseQuery, writeQuery } from './query.ts';

/** Cards come in fours: seven columns and four, then five and six, each of its own height; every second four is turned around. */
const ROUND = 4;

const frame = (aspectRatio: string) => ({ '& article > div:first-of-type': { aspectRatio } });
const at = (position: number) => `& > li:nth-of-type(${2 * ROUND}n + ${position})`;

const cards = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2.75rem, 6vw, 6rem) var(--gap)',
  margin: 'clamp(1.5rem, 4vw, 4rem) 0 clamp(3rem, 6vw, 6rem)',
  '& > li': { minWidth: 0, ...frame('3 / 2') },
  '& article > p:first-of-type': { marginBottom: '.3rem' },
  '& > li:nth-of-type(4n + 2)': { marginInlineStart: '22%', ...frame('4 / 5') },
  '& > li:nth-of-type(4n)': { marginInlineEnd: '12%', ...frame('1 / 1') },
  [from.tablet]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    alignItems: 'start',
    '&& > li': { marginInline: 0 },
    [at(1)]: { gridColumn: '1 / 8' },
    [at(2)]: { gridColumn: '9 / 13', marginTop: 'clamp(2rem, 6vw, 6rem)' },
    [at(3)]: { gridColumn: '2 / 6', ...frame('5 / 4') },
    [at(4)]: { gridColumn: '7 / 13', ...frame('3 / 2') },
    [at(5)]: { gridColumn: '1 / 5', marginTop: 'clamp(2rem, 6vw, 6rem)', ...frame('4 / 5') },
    [at(6)]: { gridColumn: '6 / 13', ...frame('3 / 2') },
    [at(7)]: { gridColumn: '1 / 7' },
    [at(8)]: { gridColumn: '8 / 12', ...frame('5 / 4') },
  },
});
const end = css({ paddingBottom: 'clamp(4rem, 8vw, 7.5rem)' });

const SIZES = '(min-width: 88rem) 46rem, (min-width: 48em) 58vw, 100vw';

/** All productions as pictures: further pages come as one scrolls, the pager leads there without JavaScript. */
export const Productions = observer(function Productions({ data }: { data: ProductionsData }) {
  const t = useMessages();
  const href = useHref();
  const { api } = useSite();
  const now = useNow();
  const { search, locale } = useLocation();
  const { page, pages, options } = data;
  const query = parseQuery(search);
  const list = listOf(
    data,
    () =>
      new GrowingList<ProductionEntry>(
        { rows: data.productions, more: query.page < pages },
        {
          page: query.page,
          fetchPage: async (number) => {
            const { results, next } = await readProductions(api.in(locale), { ...query, page: number }, now);
            return { rows: results.map(toProductionEntry), more: next !== null };
          },
          hrefOf: (number) => href('productions', {}, { query: writeQuery({ ...query, page: number }) }),
          linkOf: ({ slug, id }) => href('productions-slug-id', { slug, id }),
        },
      ),
  );
  const { rows: productions } = list;
  return (
    <Wrap>
      <ListHeader title={page.headline ?? t('title')} intro={page.intro} />
      <Filters query={query} options={options} />
      {productions.length === 0 ? (
        <Notice
          role="status"
          title={t(isFiltered(query) ? 'noResult' : 'nothing')}
          text={isFiltered(query) ? t('noResultHint') : undefined}
          action={isFiltered(query) && <LinkButton href={href('productions')}>{t('resetFilters')}</LinkButton>}
        />
      ) : (
        <ul className="cards" css={cards}>
          {productions.map((production, index) => (
            <li key={production.id}>
              <ProductionCard
                production={production}
                big={BIG.has(index % (2 * ROUND))}
                priority={index === 0}
                sizes={SIZES}
              />
            </li>
          ))}
        </ul>
      )}
      <div css={end}>
        <ListEnd list={list}>
          <Pager
            page={list.page}
            pages={pages}
            hrefOf={list.source.hrefOf}
            labels={{
              pager: t('pager'),
              previous: t('previous'),
              next: t('next'),
              page: (number) => t('page', { page: number }),
            }}
          />
        </ListEnd>
      </div>
    </Wrap>
  );
});

/** Which of two rounds are wide enough for a large title. */
const BIG = new Set([0, 5]);
