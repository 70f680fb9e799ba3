import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { badge, small } from '../layout/surfaces.ts';

const wrap = css({
  display: 'grid',
  gap: '.25rem',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignContent: 'start',
  minWidth: 0,
});
const caption = css({
  display: 'flex',
  gap: '.375rem',
  alignItems: 'baseline',
  fontSize: '.875rem',
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
const star = css({ color: '#b3261e' });
const tag = css({ color: 'var(--mute)', flex: 'none' });
const help = css({ color: 'var(--mute)' });
const complaint = css({ color: '#b3261e', fontWeight: 600 });

export interface ShellProps {
  /** Of the control. */
  id: string;
  label: string;
  /** `DE` or `EN`, where the field is one of two. */
  language?: string;
  required?: boolean;
  help?: string;
  error?: string;
  /** For groups of controls: the label names the group instead of one control. */
  isGroup?: boolean;
  /** Beside the label, at its end. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A control with its label, what helps to fill it in, and what is wrong with it. */
export function FieldShell({
  id,
  label,
  language,
  required = false,
  help: hint,
  error,
  isGroup = false,
  aside,
  children,
}: ShellProps) {
  const content = (
    <>
      <span>{label}</span>
      {language && <span css={[badge, tag]}>{language.toUpperCase()}</span>}
      {required && (
        <span css={star} aria-hidden="true">
          *
        </span>
      )}
    </>
  );
  const group = isGroup && {
    role: 'group',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': described({ id, help: hint, error })['aria-describedby'],
  };
  return (
    <div css={wrap} {...group}>
      <div css={css({ display: 'flex', justifyContent: 'space-between', gap: '.5rem', alignItems: 'baseline' })}>
        {isGroup ? (
          <span css={caption} id={`${id}-label`}>
            {content}
          </span>
        ) : (
          <label css={caption} id={`${id}-label`} htmlFor={id}>
            {content}
          </label>
        )}
        {aside}
      </div>
      {children}
      {hint && (
        <p css={[small, help]} id={`${id}-help`}>
          {hint}
        </p>
      )}
      {error && (
        <p css={[small, complaint]} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** What a control says of itself to those who do not see its surroundings. @param shell.hasRoom what room is left is said, see `Room` */
export const described = ({
  id,
  help: hint,
  error,
  required,
  hasRoom = false,
}: Pick<ShellProps, 'id' | 'help' | 'error' | 'required'> & { hasRoom?: boolean }) => ({
  id,
  'aria-describedby':
    [hint && `${id}-help`, error && `${id}-error`, hasRoom && `${id}-room`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': Boolean(error) || undefined,
  'aria-required': required || undefined,
});
