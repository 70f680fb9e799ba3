import { css } from '@emotion/react';
import type { HTMLAttributes, ReactNode } from 'react';

const list = css({
  borderTop: '1px solid var(--line)',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(5rem, 7rem) minmax(0, 1fr)',
    gap: 'var(--s4)',
    padding: '.8rem 0',
    borderBottom: '1px solid var(--hair)',
  },
  dt: { color: 'var(--mute)', hyphens: 'manual' },
  dd: { margin: 0, fontWeight: 600 },
});

/** A ruled list of facts: when, where, how much. */
export function Facts(props: HTMLAttributes<HTMLDListElement>) {
  return <dl css={list} {...props} />;
}

/** One line of a list of facts: what it is about, and what is so. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
