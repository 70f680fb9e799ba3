import { css } from '@emotion/react';
import { Display, Heading, LinkButton, Notice, Pager, useHref, useMessages, VisuallyHidden, Wrap } from '@foyer/shared';
import { Categories } from './categories.tsx';
import { FoundEvents } from './found-events.tsx';
import { FoundOthers } from './found-others.tsx';
import type { Search } from './load.ts';
import { SearchForm } from './search-form.tsx';
import { searchHref } from './search-href.ts';

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2rem, 4vw, 4rem)',
  padding: 'clamp(1.5rem, 4vw, 3.5rem) 0 clamp(4rem, 8vw, 7.5rem)',
});
const part = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--s6)',
  justifyItems: 'start',
  '& > ul': { width: '100%' },
});
const intro = css({ maxWidth: 'var(--measure)', color: 'var(--mute)', fontSize: 'var(--step-1)', lineHeight: 1.4 });
const meant = css({ fontSize: 'var(--step-1)', a: { fontWeight: 600 } });

/** The search page: the field, what was found of each kind, and what may have been meant. */
export function SearchView({ data }: { data: Search }) {
  const { query, category, summary, events, others, page: number, pages } = data;
  const t = useMessages();
  const href = useHref();
  const count = summary.events.count + summary.others.count;
  const nameOf = (slug: string): string =>
    slug === 'events' ? t('events') : (summary.others.categories.find((known) => known.slug === slug)?.name ?? '');
  return (
    <Wrap>
      <div css={page}>
        <Display>{t('title')}</Display>
        <SearchForm query={query} />
        {/* Focus stays in the field. */}
        <VisuallyHidden>
          <span role="status">{query !== '' && t(count > 0 ? 'found' : 'nothing', { count, query })}</span>
        </VisuallyHidden>
        {query === '' && <p css={intro}>{t('hint')}</p>}
        {summary.suggestion && (
          <p css={meant}>
            {t('meant')} <a href={searchHref(href, { query: summary.suggestion })}>{summary.suggestion}</a>?
          </p>
        )}
        {query !== '' && count === 0 && (
          <Notice
            title={t('nothing')}
            text={t('tryAnother')}
            action={<LinkButton href={href('events')}>{t('toProgramme')}</LinkButton>}
          />
        )}
        {count > 0 && (
          <div css={part}>
            <Heading level={2} size={2}>
              {t('found', { count, query })}
            </Heading>
            <Categories search={data} />
          </div>
        )}
        {count > 0 && events.length === 0 && others.length === 0 && (
          <Notice
            title={t('noResult')}
            action={<LinkButton href={searchHref(href, { query })}>{t('toAll')}</LinkButton>}
          />
        )}
        {events.length > 0 && (
          <section css={part} aria-labelledby="found-events">
            <Heading level={2} size={3} id="found-events">
              {t('events')}
            </Heading>
            <FoundEvents events={events} />
            {!category && summary.events.count > events.length && (
              <LinkButton kind="line" href={searchHref(href, { query, category: 'events' })}>
                {t('allEvents', { count: summary.events.count })}
              </LinkButton>
            )}
          </section>
        )}
        {others.length > 0 && (
          <section css={part} aria-labelledby="found-others">
            <Heading level={2} size={3} id="found-others">
              {category ? nameOf(category) : t('others')}
            </Heading>
            <FoundOthers others={others} nameOf={nameOf} />
            {!category && <More search={data} />}
          </section>
        )}
        <Pager
          page={number}
          pages={pages}
          hrefOf={(next) => searchHref(href, { query, category, page: next })}
          labels={{
            pager: t('pager'),
            previous: t('previous'),
            next: t('next'),
            page: (of) => t('page', { page: of }),
          }}
        />
      </div>
    </Wrap>
  );
}

const links = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)' });

/** Leads to the kinds of which not everything is on the page of everything. */
function More({ search: { query, summary, others } }: { search: Search }) {
  const t = useMessages();
  const href = useHref();
  const cut = summary.others.categories.filter(
    ({ slug, count }) => others.filter(({ type }) => type === slug).length < count,
  );
  return (
    <div css={links}>
      {cut.map(({ slug, name, count }) => (
        <LinkButton key={slug} kind="line" href={searchHref(href, { query, category: slug })}>
          {t('moreOf', { category: name, count })}
        </LinkButton>
      ))}
    </div>
  );
}
