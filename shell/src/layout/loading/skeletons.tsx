import { css } from '@emotion/react';
import { from, Skeleton } from '@foyer/shared';
import type { ComponentType } from 'react';

const head = css({
  padding: 'clamp(2rem, 5vw, 4.5rem) 0 var(--s8)',
  '& > :first-of-type': { width: 'min(85%, 34rem)', height: 'calc(var(--step-5) * .9)' },
});
const slide = css({ width: '100%', height: 'clamp(20rem, 62vh, 44rem)', aspectRatio: 'auto' });
const rows = css({
  borderTop: '1px solid var(--hair)',
  '& > *': {
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    gap: 'var(--s4) var(--gap)',
    padding: '1.3rem 0',
    borderBottom: '1px solid var(--hair)',
  },
});
const options = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s3)',
  '& > *': { width: '8rem', height: '2.2rem', borderRadius: '2rem' },
  '& > :nth-of-type(3n)': { width: '11rem' },
  '& > :nth-of-type(4n)': { width: '6rem' },
});
const cards = css({
  display: 'grid',
  gap: 'var(--s8) var(--gap)',
  alignItems: 'start',
  [from.tablet]: { gridTemplateColumns: '7fr 5fr', '& > :nth-of-type(4n + 3)': { marginInlineStart: 'var(--s12)' } },
});
const portraits = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'var(--s6) var(--gap)',
  [from.tablet]: { gridTemplateColumns: '4fr 3fr 5fr' },
  '& > * > :first-of-type': { aspectRatio: '4 / 5' },
});
const stage = css({ display: 'grid', gap: 'var(--s6) var(--gap)', [from.desktop]: { gridTemplateColumns: '8fr 4fr' } });

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

const Head = () => (
  <div css={head}>
    <Skeleton shape="title" />
    <Skeleton />
  </div>
);

const Lines = ({ count = 4 }: { count?: number }) => (
  <div>
    {times(count).map((line) => (
      <Skeleton key={line} />
    ))}
  </div>
);

/** Specification §9: one event row. */
const Rows = ({ count = 1 }: { count?: number }) => (
  <div css={rows}>
    {times(count).map((row) => (
      <div key={row}>
        <Skeleton shape="numeral" />
        <Lines count={2} />
      </div>
    ))}
  </div>
);

const Cards = ({ count, look = cards }: { count: number; look?: typeof cards }) => (
  <div css={look}>
    {times(count).map((card) => (
      <div key={card}>
        <Skeleton shape="picture" />
        <Skeleton shape="title" />
        <Skeleton />
      </div>
    ))}
  </div>
);

const Stage = () => (
  <div css={stage}>
    <Skeleton shape="picture" />
    <Lines count={6} />
  </div>
);

const Options = () => (
  <div css={options}>
    {times(9).map((option) => (
      <Skeleton key={option} />
    ))}
  </div>
);

/** Specification §9: three cards, six things of the magazine. */
const CARDS = 3;
const MAGAZINE = 6;

/** What pages look like before they are there (specification §2): ten kinds, made of the same few parts. */
export const skeletons = {
  'home-slides': () => <Skeleton css={slide} shape="picture" />,
  'page-header': () => (
    <>
      <Head />
      <Lines count={6} />
    </>
  ),
  'event-list': () => (
    <>
      <Head />
      <Rows />
    </>
  ),
  'event-detail': () => (
    <>
      <Head />
      <Stage />
    </>
  ),
  'productions-list': () => (
    <>
      <Head />
      <Cards count={CARDS} />
    </>
  ),
  'ensemble-list': () => (
    <>
      <Head />
      <Cards count={CARDS} look={portraits} />
    </>
  ),
  'venue-detail': () => (
    <>
      <Head />
      <Stage />
      <Lines />
    </>
  ),
  'series-detail': () => (
    <>
      <Head />
      <Stage />
      <Rows />
    </>
  ),
  'magazine-list': () => (
    <>
      <Head />
      <Cards count={MAGAZINE} />
    </>
  ),
  'options-list': () => (
    <>
      <Head />
      <Options />
    </>
  ),
} satisfies Record<string, ComponentType>;

export type SkeletonKind = keyof typeof skeletons;

const KINDS: Record<string, SkeletonKind> = {
  index: 'home-slides',
  events: 'event-list',
  'events-slug-id': 'event-detail',
  productions: 'productions-list',
  'productions-slug-id': 'event-detail',
  team: 'ensemble-list',
  'team-slug-id': 'event-detail',
  'venues-slug-id': 'venue-detail',
  series: 'event-list',
  'series-slug-id': 'series-detail',
  magazine: 'magazine-list',
  'magazine-categories-category-id': 'magazine-list',
  'magazine-tags-tag-id': 'magazine-list',
  'magazine-slug-id': 'event-detail',
  'magazine-tags': 'options-list',
};

/** The skeleton of a route's page; any other begins with a header and text. */
export function kindOf(route: string): SkeletonKind {
  return KINDS[route] ?? 'page-header';
}
