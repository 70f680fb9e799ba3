import { css } from '@emotion/react';

const nav = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s2) var(--s6)',
  alignItems: 'baseline',
  borderTop: '1px solid var(--line)',
  paddingTop: 'var(--s4)',
  font: '600 var(--step-1)/1.2 var(--font-display)',
});
const pages = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--s1) var(--s4)', alignItems: 'baseline' });
const link = css({
  padding: '.35rem 0',
  textDecoration: 'none',
  '&[aria-current]': { borderBottom: '.3rem solid var(--aurora)' },
  '&:hover': { textDecoration: 'underline' },
});

interface PagerProps {
  page: number;
  pages: number;
  /** Address of a page's list. */
  hrefOf: (page: number) => string;
  /** `page`: the number's full name, 'Seite 3'. */
  labels: { pager: string; previous: string; next: string; page: (page: number) => string };
}

const NEIGHBOURS = 2;

/** Pages to offer: the first, the last, and those around the current one; `null` is a gap. */
export function pagesAround(page: number, count: number): (number | null)[] {
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === count || Math.abs(number - page) <= NEIGHBOURS,
  );
  return shown.flatMap((number, index) => (number - (shown[index - 1] ?? 0) > 1 ? [null, number] : [number]));
}

/** Pages of a list as real links. Nothing for a single page. */
export function Pager({ page, pages: count, hrefOf, labels }: PagerProps) {
  if (count < 2) return null;
  return (
    <nav css={nav} aria-label={labels.pager}>
      {page > 1 && (
        <a css={link} href={hrefOf(page - 1)} rel="prev">
          {labels.previous}
        </a>
      )}
      <ul className="pages" css={pages}>
        {pagesAround(page, count).map((number, index) =>
          number === null ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a
                css={link}
                href={hrefOf(number)}
                aria-label={labels.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            </li>
          ),
        )}
      </ul>
      {page < count && (
        <a css={link} href={hrefOf(page + 1)} rel="next">
          {labels.next}
        </a>
      )}
    </nav>
  );
}
