import { css } from '@emotion/react';
import { useTexts } from '../texts.ts';

const link = css({
  position: 'fixed',
  top: 'var(--s2)',
  insetInlineStart: 'var(--edge)',
  zIndex: 'var(--z-top)',
  padding: 'var(--s3) var(--s6)',
  background: 'var(--ink)',
  color: 'var(--on-ink)',
  fontWeight: 600,
});

/** The first thing a keyboard reaches: past header and menu, to the content. */
export function SkipLink() {
  const t = useTexts();
  return (
    <a className="visually-hidden" css={link} href="#main">
      {t('skip')}
    </a>
  );
}
