import { css } from '@emotion/react';
import { from, useHref } from '@foyer/shared';
import { Fragment } from 'react';
import type { Part } from './cast.ts';

const list = css({
  margin: 0,
  borderTop: '1px solid var(--line)',
  // Two columns share their hairlines.
  [from.tablet]: { columnCount: 2, columnGap: 'var(--s12)' },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: 'var(--s4)',
    padding: '.8rem 0',
    borderBottom: '1px solid var(--hair)',
    breakInside: 'avoid',
  },
  '& dt': { color: 'var(--mute)' },
  '& dd': { margin: 0, font: '600 var(--step-1)/1.2 var(--font-display)', letterSpacing: '-.02em' },
  '& a': { textDecorationColor: 'transparent', '&:hover': { textDecorationColor: 'var(--aurora)' } },
});

/** Who takes part, by part. Names lead to the persons. */
export function CastList({ team }: { team: Part[] }) {
  const href = useHref();
  return (
    <dl css={list}>
      {team.map(({ role, persons }) => (
        <div key={role}>
          <dt>{role}</dt>
          <dd>
            {persons.map(({ id, slug, name }, index) => (
              <Fragment key={id}>
                {index > 0 && ', '}
                <a href={href('team-slug-id', { slug, id })}>{name}</a>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
