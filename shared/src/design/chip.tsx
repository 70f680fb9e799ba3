import { css } from '@emotion/react';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { motionOk } from './media.ts';

const chip = css({
  display: 'inline-flex',
  gap: '.4rem',
  alignItems: 'center',
  minHeight: '2.2rem',
  padding: '.4rem .95rem',
  border: '1.5px solid var(--ink)',
  borderRadius: '2rem',
  font: '600 .95rem/1.1 var(--font-text)',
  textDecoration: 'none',
  [motionOk]: { transition: 'background-color var(--fast) var(--ease), color var(--fast) var(--ease)' },
  '&:hover': { background: 'var(--grey)' },
  '&[aria-pressed=true],&[aria-current]': { background: 'var(--ink)', color: 'var(--on-ink)' },
});

const chosen = css({
  '&,&:hover': { background: 'var(--violet)', borderColor: 'var(--violet)', color: 'var(--on-violet)' },
});

type ChipProps = {
  /** A filter that is set and can be taken away: violet, with a cross. */
  removable?: boolean;
  /** For a toggle. A chip with `href` is a link instead. */
  pressed?: boolean;
} & (
  | ({ href: string } & AnchorHTMLAttributes<HTMLAnchorElement>)
  | ({ href?: undefined } & ButtonHTMLAttributes<HTMLButtonElement>)
);

/** A small choice: a link (mark the chosen one with `aria-current`) or a toggle button. */
export function Chip({ removable, pressed, children, ...rest }: ChipProps) {
  const look = [chip, removable && chosen];
  const inside = (
    <>
      {children}
      {removable && <span aria-hidden="true">×</span>}
    </>
  );
  return rest.href === undefined ? (
    <button type="button" css={look} aria-pressed={pressed} {...rest}>
      {inside}
    </button>
  ) : (
    <a css={look} {...rest}>
      {inside}
    </a>
  );
}
