import { css, type SerializedStyles } from '@emotion/react';
import type { StyledModel, StyleOption } from '@foyer/shared/modules';

/** Models that carry their own colours (button, section, full teaser) read their style themselves. */
type Dressed = Exclude<StyledModel, 'link' | 'section' | 'full_teaser'>;

/** Equal columns, as many as there is room for. Stronger than the pattern of a list's usual look. */
const evenly = (smallest: string, gap: string) => ({
  '&& > div': {
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${smallest}), 1fr))`,
    gap,
    alignItems: 'start',
  },
  '&& > div > :nth-of-type(n)': { gridColumn: 'auto', gridRow: 'auto', marginTop: 0 },
});
/** Size of the headings within, whatever the usual look says. */
const headings = (size: string) => ({
  '&& :is(h2, h3, h4, h5, h6):nth-of-type(n)': {
    fontSize: `var(--step-${size})`,
    lineHeight: 1.05,
    letterSpacing: '-.03em',
  },
});

const LOOKS_BY_MODEL: { [M in Dressed]: { [Style in StyleOption<M>]: SerializedStyles } } = {
  headline: {
    large: css({ '&& > div': { maxWidth: 'none' }, ...headings('5') }),
    line: css({ borderTop: '1px solid var(--line)', paddingTop: 'var(--s4)' }),
    centred: css({ textAlign: 'center', '&& > div, && > div > p': { marginInline: 'auto' } }),
  },
  image: {
    narrow: css({ maxWidth: 'var(--measure)' }),
    framed: css({ padding: 'clamp(1rem, 4cqw, 3rem)', background: 'var(--grey)', color: 'var(--ink)' }),
  },
  teaser_list: {
    even: css({ ...evenly('18rem', 'var(--s12) var(--gap)'), ...headings('2') }),
    compact: css({ ...evenly('13rem', 'var(--s8) var(--gap)'), ...headings('1') }),
  },
  teaser_item: {
    loud: css(headings('4')),
    quiet: css({ ...headings('1'), img: { filter: 'grayscale(1)' } }),
  },
  image_list: {
    even: css(evenly('16rem', 'var(--s8) var(--gap)')),
    tight: css(evenly('12rem', 'var(--s1)')),
  },
  logo_list: {
    cells: css({
      '&& > div': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
        gap: '1px',
        padding: '1px',
        border: 0,
        background: 'var(--hair)',
      },
      '&& > div > *': {
        display: 'grid',
        placeItems: 'center',
        minHeight: '8rem',
        padding: 'var(--s4)',
        background: 'var(--paper)',
        color: 'var(--ink)',
      },
    }),
    large: css({ '&& img': { maxWidth: '18rem', height: '6rem' }, '&& > div > *': { fontSize: 'var(--step-1)' } }),
  },
};

/** The rules of each look, by model. */
export const LOOKS: Readonly<Record<string, Readonly<Record<string, SerializedStyles>>>> = LOOKS_BY_MODEL;
