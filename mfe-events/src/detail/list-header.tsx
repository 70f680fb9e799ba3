import { css } from '@emotion/react';
import { Display, from } from '@foyer/shared';

const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--s6) var(--gap)',
  padding: 'clamp(2.5rem, 5vw, 4.5rem) 0 var(--s8)',
  alignItems: 'end',
  [from.desktop]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > h1': { gridColumn: '1 / 9' },
    '& > p': { gridColumn: '9 / 13' },
  },
  '& > h1': { lineHeight: 0.94 },
  '& > p': { maxWidth: 'var(--measure)', color: 'var(--mute)' },
});

/** Title and first words of a list, as the programme has them. */
export function ListHeader({ title, intro }: { title: string; intro?: string }) {
  return (
    <header css={head}>
      <Display>{title}</Display>
      {intro && <p>{intro}</p>}
    </header>
  );
}
