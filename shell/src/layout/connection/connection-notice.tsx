import { css } from '@emotion/react';
import { motionOk, observer, useSite } from '@foyer/shared';
import { useEffect, useState } from 'react';
import { useTexts } from '../texts.ts';

/** How long it stands there that the connection is back, in milliseconds. */
const BACK_MS = 4000;

const notice = css({
  position: 'fixed',
  insetInlineStart: 'var(--edge)',
  // Above the bar at the lower edge.
  bottom: 'calc(5rem + env(safe-area-inset-bottom))',
  zIndex: 'var(--z-float)',
  maxWidth: 'min(26rem, 100vw - 2 * var(--edge))',
  background: 'var(--ink)',
  color: 'var(--on-ink)',
  fontSize: 'var(--step--1)',
  lineHeight: 1.4,
  '&:not(:empty)': { padding: 'var(--s3) var(--s4)', borderInlineStart: '4px solid var(--ember)' },
  '&[data-online=true]': { borderColor: 'var(--aurora)' },
  [motionOk]: { transition: 'border-color var(--fast) var(--ease)' },
  '@media print': { display: 'none' },
});

/** Says that the connection is lost, and for a moment that it is back. */
export const ConnectionNotice = observer(function ConnectionNotice() {
  const { isOnline } = useSite().connection;
  const t = useTexts();
  const [wasLost, setWasLost] = useState(false);
  useEffect(() => {
    if (!isOnline) return setWasLost(true);
    const timer = setTimeout(() => setWasLost(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [isOnline]);
  return (
    <p css={notice} role="status" data-online={isOnline}>
      {!isOnline ? t('connectionLost') : wasLost && t('connectionBack')}
    </p>
  );
});
