import { css } from '@emotion/react';
import { Chip, from, useHref, useMessages } from '@foyer/shared';
import type { FilterOptions } from './options.ts';
import { FILTERS, withFilter, writeQuery, type FilterName, type ProductionsQuery } from './query.ts';

const bar = css({
  position: 'relative',
  borderBlock: '1px solid var(--line)',
  padding: '.9rem 0',
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: '.6rem' },
  '& > ul + ul': { marginTop: '.7rem' },
  [from.tablet]: { '& > ul': { paddingInlineEnd: '9rem' } },
});

const panel = css({
  marginTop: '.7rem',
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.5rem',
    minHeight: '2.2rem',
    padding: '.4rem .95rem',
    border: '1.5px solid var(--ink)',
    borderRadius: '2rem',
    font: '600 .95rem/1.1 var(--font-text)',
    listStyle: 'none',
    cursor: 'pointer',
    [from.tablet]: { position: 'absolute', top: '.9rem', insetInlineEnd: 0 },
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': { content: '"+"', fontWeight: 700 },
    '&:hover': { background: 'var(--grey)' },
  },
  '&[open] > summary': { background: 'var(--ink)', color: 'var(--on-ink)', '&::after': { content: '"–"' } },
  [from.tablet]: { marginTop: 0 },
});

const choice = css({
  marginTop: 'var(--s4)',
  paddingTop: 'var(--s4)',
  borderTop: '1px solid var(--hair)',
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: '.5rem', marginTop: 'var(--s3)' },
  '&& [aria-current]': { background: 'var(--violet)', borderColor: 'var(--violet)', color: 'var(--on-violet)' },
  '& > h2': { padding: '.45rem 0', fontSize: '1.15rem', lineHeight: 1.2, letterSpacing: '-.02em' },
  [from.tablet]: {
    display: 'grid',
    gridTemplateColumns: '8rem minmax(0, 56rem)',
    gap: 'var(--s4)',
    '& > ul': { marginTop: 0 },
  },
});

interface FiltersProps {
  query: ProductionsQuery;
  options: FilterOptions;
}

/** Seasons in a row, the other filters in a panel that unfolds. All of it links, so that it works without JavaScript. */
export function Filters({ query, options }: FiltersProps) {
  const t = useMessages();
  const href = useHref();
  const address = (name: FilterName, value: string | null) =>
    href('productions', {}, { query: writeQuery(withFilter(query, name, value)) });
  const inPanel = FILTERS.filter((name) => name !== 'season' && options[name].length > 0);
  const selected = inPanel.flatMap((name) =>
    options[name].filter(({ value }) => value === query.filters[name]).map((option) => ({ ...option, filter: name })),
  );
  const { season } = query.filters;
  return (
    <div css={bar} data-screen="">
      <ul className="seasons" aria-label={t('filter.season')}>
        <li>
          <Chip href={address('season', null)} aria-current={season === undefined ? 'true' : undefined}>
            {t('current')}
          </Chip>
        </li>
        {options.season.map(({ value, name }) => (
          <li key={value}>
            <Chip href={address('season', value)} aria-current={value === season ? 'true' : undefined} rel="nofollow">
              {name}
            </Chip>
          </li>
        ))}
      </ul>
      {selected.length > 0 && (
        <ul className="selected" aria-label={t('selected')}>
          {selected.map(({ filter, value, name }) => (
            <li key={filter}>
              <Chip removable href={address(filter, value)} aria-label={t('removeFilter', { name })} rel="nofollow">
                {name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {inPanel.length > 0 && (
        <details css={panel}>
          <summary>{t('filters')}</summary>
          {inPanel.map((filter) => (
            <section key={filter} css={choice}>
              <h2>{t(`filter.${filter}`)}</h2>
              <ul className="options">
                {options[filter].map(({ value, name }) => (
                  <li key={value}>
                    <Chip
                      href={address(filter, value)}
                      aria-current={value === query.filters[filter] ? 'true' : undefined}
                      rel="nofollow"
                    >
                      {name}
                    </Chip>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </details>
      )}
    </div>
  );
}
