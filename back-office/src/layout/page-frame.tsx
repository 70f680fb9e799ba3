import { css } from '@emotion/react';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { row } from './surfaces.ts';

const head = css({ marginBottom: '1.25rem', display: 'grid', gap: '.5rem' });
const line = css({ justifyContent: 'space-between', alignItems: 'flex-end' });
const heading = css({
  font: '600 1.5rem/1.2 var(--font-text)',
  letterSpacing: '-.015em',
  overflowWrap: 'anywhere',
  minWidth: 0,
  '&:focus': { outline: 'none' },
});

interface PageFrameProps {
  title: string;
  /** Above the title: where one came from. */
  before?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen with its title, also in the window's. */
export function PageFrame({ title, before, actions, children }: PageFrameProps) {
  const t = useTranslate();
  const name = t('foyer.app.name');
  useEffect(() => {
    document.title = title ? `${title} – ${name}` : name;
  }, [title, name]);
  return (
    <>
      <div css={head}>
        {before}
        <div css={[row, line]}>
          <h1 css={heading} tabIndex={-1}>
            {title}
          </h1>
          {actions && <div css={row}>{actions}</div>}
        </div>
      </div>
      {children}
    </>
  );
}
