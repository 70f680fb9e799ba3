import { css } from '@emotion/react';
import { Display, Eyebrow, Link } from '@foyer/shared';

const title = css({
  padding: 'clamp(1.5rem, 4vw, 3.2rem) 0 clamp(1.25rem, 2.5vw, 2rem)',
  '&[data-canceled] > h1': { textDecoration: 'line-through', textDecorationThickness: '.06em' },
  '& > p': {
    marginBottom: 'var(--s3)',
    '& a': { textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
  },
});

/** German makes words that are wider than a telephone: such a title is set no larger than its longest word allows. */
const longest = (ems: number) => css({ fontSize: `min(var(--step-5), (100vw - 2 * var(--edge)) / ${ems})` });
const fits = [
  { word: /[^\s-]{26}/, size: longest(15) },
  { word: /[^\s-]{19}/, size: longest(12.6) },
  { word: /[^\s-]{14}/, size: longest(10.4) },
];

interface TitleProps {
  title: string;
  /** A short line above it, and where that leads. */
  preline?: string;
  prelineHref?: string;
  /** It will not take place. */
  isCanceled?: boolean;
}

/** The title of a page about one thing, across the page. */
export function Title({ title: text, preline, prelineHref, isCanceled }: TitleProps) {
  return (
    <header css={title} data-canceled={isCanceled || undefined}>
      {preline && <Eyebrow>{prelineHref ? <Link href={prelineHref}>{preline}</Link> : preline}</Eyebrow>}
      <Display css={fits.find(({ word }) => word.test(text))?.size}>{text}</Display>
    </header>
  );
}
