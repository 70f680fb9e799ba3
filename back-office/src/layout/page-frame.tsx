import { css } from '@emotion/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
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

/** Where a new screen begins: in the content, which is read out with its title. */
export const CONTENT_ID = 'content';

/** A screen with its title, also in the window's. The title has the focus of the screen, for as long as nobody has gone on. */
export function PageFrame({ title, before, actions, children }: PageFrameProps) {
  const t = useTranslate();
  const name = t('foyer.app.name');
  const h1 = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title ? `${title} – ${name}` : name;
  }, [title, name]);
  useLayoutEffect(() => {
    const element = h1.current;
    const content = document.getElementById(CONTENT_ID);
    if (content && document.activeElement === content) element?.focus({ preventScroll: true });
    return () => {
      if (element && document.activeElement === element) content?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <>
      <div css={head}>
        {before}
        <div css={[row, line]}>
          <h1 css={heading} ref={h1} tabIndex={-1}>
            {title}
          </h1>
          {actions && <div css={row}>{actions}</div>}
        </div>
      </div>
      {children}
    </>
  );
}
