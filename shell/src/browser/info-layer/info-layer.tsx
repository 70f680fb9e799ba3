import { css } from '@emotion/react';
import { Button, FragmentRoot, motionOk, observer, print, useMessages, useSite, type DeviceLimit } from '@foyer/shared';
import type { StartedSite } from '@foyer/shared/browser';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { keepAnswer } from './answer.ts';
import { infoMessages } from './messages.ts';

const NAMESPACE = 'info-layer';

const layer = css({
  '--focus': 'var(--aurora)',
  position: 'fixed',
  zIndex: 'var(--z-float)',
  // Above the buttons at the lower edge, where there is no room beside them.
  bottom: 'calc(5rem + env(safe-area-inset-bottom))',
  insetInlineStart: 'max(1rem, env(safe-area-inset-left))',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: 'var(--s3)',
  width: 'min(26rem, 100vw - 2rem)',
  padding: 'var(--s4)',
  background: 'var(--ink)',
  color: 'var(--on-ink)',
  fontSize: 'var(--step--1)',
  lineHeight: 1.45,
  [motionOk]: { transition: 'opacity var(--fast) var(--ease)', '@starting-style': { opacity: 0 } },
  // One thing at a time: visitors decide about cookies first.
  '.show--consent &': { display: 'none' },
  [print]: { display: 'none' },
});
const cross = css({
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  margin: '-.4rem -.4rem 0 0',
  font: '400 1.5rem/1 var(--font-text)',
});
const below = css({ gridColumn: '1 / -1' });

/** Says what is not loaded and why, and offers to load it. The answer holds for the visit. */
export const InfoLayer = observer(function InfoLayer({ limit }: { limit: DeviceLimit }) {
  const { device } = useSite();
  const t = useMessages(NAMESPACE, infoMessages);
  const [isClosed, setClosed] = useState(false);
  const close = () => {
    keepAnswer('closed');
    setClosed(true);
  };
  const proceed = () => {
    keepAnswer('continued');
    device.proceed();
  };
  if (isClosed || !device.holdsBack) return null;
  return (
    <aside css={layer} aria-label={t('label')}>
      <p>{t(limit)}</p>
      <button type="button" css={cross} aria-label={t('close')} onClick={close}>
        ×
      </button>
      <div css={below}>
        <Button kind="aurora" size="s" onClick={proceed}>
          {t('proceed')}
        </Button>
      </div>
    </aside>
  );
});

/** Puts the layer at the end of the page, in whatever language that is. */
export function showInfoLayer({ site, cache, slots }: StartedSite): void {
  const { limit } = site.device;
  if (!limit) return;
  const Root = observer(() => (
    <FragmentRoot site={site} location={site.navigation.location} namespace={NAMESPACE} slots={slots} cache={cache}>
      <InfoLayer limit={limit} />
    </FragmentRoot>
  ));
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Root />);
}
