import { css } from '@emotion/react';
import { Chip, from, Heading, Notice, useMessages, Wrap } from '@foyer/shared';
import { ListHeader } from '../detail/list-header.tsx';
import type { PersonGroup } from './groups.ts';
import type { TeamData } from './load.ts';
import { Portrait } from './portrait.tsx';

const jumps = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.6rem',
  borderBlock: '1px solid var(--line)',
  marginBottom: 'clamp(2.5rem, 5vw, 5rem)',
  // Stronger than the rule for lists without marks.
  '&&': { padding: '.9rem 0' },
});

const group = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--s6) var(--gap)',
  paddingBottom: 'clamp(3.5rem, 7vw, 7rem)',
  [from.desktop]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > h2': {
      gridColumn: '1 / 5',
      position: 'sticky',
      top: 'calc(var(--header-sticky) + var(--s6))',
      alignSelf: 'start',
    },
    '& > ul': { gridColumn: '5 / 13' },
  },
});

/** Portraits of equal size, every second one a step lower: nobody comes first, and still it moves. */
const portraits = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 'var(--s8) var(--gap)',
  alignItems: 'start',
  '& > li:nth-of-type(even)': { marginTop: 'clamp(1.75rem, 4vw, 4rem)' },
  '& > li:nth-of-type(odd)': { marginBottom: 'clamp(0rem, 4vw, 4rem)' },
  [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

/** Everyone who works here, by what they do. */
export function Team({ data: { page, groups } }: { data: TeamData }) {
  const t = useMessages();
  const nameOf = ({ name }: PersonGroup) => name ?? t('others');
  return (
    <Wrap>
      <ListHeader title={page.headline ?? t('title')} intro={page.intro ?? t('description')} />
      {groups.length === 0 && <Notice title={t('nobody')} />}
      {groups.length > 1 && (
        <nav aria-label={t('groups')}>
          <ul className="jumps" css={jumps}>
            {groups.map((one) => (
              <li key={one.id}>
                <Chip href={`#${anchorOf(one)}`}>{nameOf(one)}</Chip>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map((one) => (
        <section key={one.id} css={group} id={anchorOf(one)} aria-labelledby={`${anchorOf(one)}-title`}>
          <Heading level={2} id={`${anchorOf(one)}-title`}>
            {nameOf(one)}
          </Heading>
          <ul className="portraits" css={portraits}>
            {one.persons.map((person) => (
              <li key={person.id}>
                <Portrait person={person} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Wrap>
  );
}

const anchorOf = ({ id }: PersonGroup) => `team-${id ?? 'others'}`;
