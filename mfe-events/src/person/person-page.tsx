import { css } from '@emotion/react';
import { from, Picture, RichText, useHref, useMessages, Wrap } from '@foyer/shared';
import { Modules } from '../detail/modules.tsx';
import { End, Part } from '../detail/part.tsx';
import { Title } from '../detail/title.tsx';
import { ProductionCard } from '../productions/production-card.tsx';
import type { PersonData } from './load.ts';

/** How wide the portrait is: five of twelve columns. */
export const PORTRAIT_SIZES = '(min-width: 88rem) 35rem, (min-width: 48em) 41vw, 100vw';

const about = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--s6) var(--gap)',
  '& > figure': { marginInline: 'calc(-1 * var(--edge))' },
  [from.tablet]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > figure': { gridColumn: '1 / 6', marginInline: 0 },
    '& > div': { gridColumn: '6 / 13' },
  },
  [from.desktop]: { '& > div': { gridColumn: '7 / 12' } },
});
const picture = css({ aspectRatio: '1 / 1', overflow: 'hidden', [from.tablet]: { aspectRatio: '4 / 5' } });
const credit = css({
  padding: 'var(--s2) var(--edge) 0',
  color: 'var(--mute)',
  fontSize: 'var(--step--2)',
  [from.tablet]: { paddingInline: 0 },
});
const role = css({
  font: '600 var(--step-2)/1.15 var(--font-display)',
  letterSpacing: '-.02em',
  paddingBottom: 'var(--s6)',
  marginBottom: 'var(--s6)',
  borderBottom: '1px solid var(--line)',
  '& + div': { fontSize: 'var(--step-1)', lineHeight: 1.45 },
});

const cards = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--s12) var(--gap)',
  '& article > div:first-of-type': { aspectRatio: '3 / 2' },
  '& article > p:first-of-type': { marginBottom: '.3rem' },
  [from.tablet]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    alignItems: 'start',
    '& > li': { gridColumn: 'span 4' },
    '& > li:nth-of-type(4n + 1)': { gridColumn: '1 / 8' },
    '& > li:nth-of-type(4n + 2)': {
      gridColumn: '9 / 13',
      marginTop: 'clamp(1.5rem, 4vw, 4rem)',
      '& article > div:first-of-type': { aspectRatio: '5 / 4' },
    },
    '& > li:nth-of-type(4n + 3)': { gridColumn: '2 / 6', '& article > div:first-of-type': { aspectRatio: '5 / 4' } },
    '& > li:nth-of-type(4n)': { gridColumn: '7 / 13' },
  },
});

/** The page of one person: face, life, work. */
export function PersonPage({ data: person }: { data: PersonData }) {
  const t = useMessages();
  const href = useHref();
  const { name, image, thumbnails, productions } = person;
  return (
    <article>
      <Wrap>
        <Title title={name} preline={t('team')} prelineHref={href('team')} />
        <div css={about}>
          <figure>
            <div css={picture}>
              <Picture image={image} thumbnails={thumbnails} cover priority sizes={PORTRAIT_SIZES} />
            </div>
            {image?.credit && <figcaption css={credit}>{image.credit}</figcaption>}
          </figure>
          <div>
            {(person.role ?? person.category) && <p css={role}>{person.role ?? person.category}</p>}
            {person.biography && <RichText html={person.biography} />}
          </div>
        </div>
      </Wrap>
      {productions.length > 0 && (
        <Part title={t('productions')}>
          <ul className="cards" css={cards}>
            {productions.map((production) => (
              <li key={production.id}>
                <ProductionCard
                  production={production}
                  level={3}
                  sizes="(min-width: 88rem) 46rem, (min-width: 48em) 58vw, 100vw"
                />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Modules content={person.content} />
      <End />
    </article>
  );
}
