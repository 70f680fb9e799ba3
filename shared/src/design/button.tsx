import { css, type SerializedStyles } from '@emotion/react';
import type { ButtonHTMLAttributes, ComponentProps } from 'react';
import { linkTarget } from './external-link.ts';
import { motionOk, print } from './media.ts';

interface Look {
  /** `aurora` invites, `ink` acts, `line` stands back, `ember` sells. One loud button per screen. */
  kind?: 'aurora' | 'ink' | 'line' | 'ember';
  size?: 's' | 'm' | 'l';
}

const base = css({
  display: 'inline-flex',
  gap: '.6rem',
  alignItems: 'center',
  justifyContent: 'center',
  border: '1.5px solid transparent',
  borderRadius: '3rem',
  font: '600 1rem/1.1 var(--font-text)',
  textDecoration: 'none',
  textAlign: 'center',
  hyphens: 'manual',
  [motionOk]: { transition: 'background-color var(--fast) var(--ease), color var(--fast) var(--ease)' },
  '&:disabled,&[aria-disabled=true]': { background: 'var(--grey)', color: 'var(--mute)', cursor: 'not-allowed' },
  // Nobody can press paper.
  [print]: { display: 'none' },
});

const hover = '&:hover:not(:disabled)';

const kinds = {
  aurora: css({
    background: 'var(--aurora)',
    color: 'var(--on-aurora)',
    [hover]: { background: 'var(--paper)', color: 'var(--ink)' },
  }),
  ink: css({
    background: 'var(--ink)',
    color: 'var(--on-ink)',
    [hover]: { background: 'var(--aurora)', color: 'var(--on-aurora)' },
  }),
  ember: css({
    background: 'var(--ember)',
    color: 'var(--on-ember)',
    [hover]: { background: 'var(--ink)', color: 'var(--on-ink)' },
  }),
  line: css({
    borderColor: 'currentColor',
    [hover]: { background: 'var(--ink)', borderColor: 'var(--ink)', color: 'var(--on-ink)' },
  }),
};

const sizes = {
  s: css({ padding: '.6rem 1.05rem', fontSize: '.95rem' }),
  m: css({ padding: '.9rem 1.35rem', fontSize: '1.05rem' }),
  l: css({ padding: '1.05rem 1.6rem', font: '700 1.1rem/1.1 var(--font-display)' }),
};

const looks: Record<string, SerializedStyles> = {};
/** Put together once: a list has a button in each row. */
const lookOf = ({ kind = 'ink', size = 'm' }: Look) => (looks[kind + size] ??= css(base, kinds[kind], sizes[size]));

/** Something happens. */
export function Button({ kind, size, type = 'button', ...rest }: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} css={lookOf({ kind, size })} {...rest} />;
}

/** Leads somewhere, and looks like a button. External addresses open in a new tab. */
export function LinkButton({ kind, size, children, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a css={lookOf({ kind, size })} {...linkTarget(rest.href)} {...rest}>
      {children}
    </a>
  );
}
