import { css } from '@emotion/react';
import { observer, useSite } from '@foyer/shared';
import { useTexts } from '../texts.ts';

/** Follows its link: a struck-through word, with the reason in a tooltip (mouse and keyboard) and in the link's name. */
export const offlineLink = css({
  '&[data-offline]': { position: 'relative', textDecoration: 'line-through', color: 'var(--mute)' },
  '& > [data-tip]': { display: 'none' },
  '&:hover > [data-tip], &:focus-visible > [data-tip]': {
    position: 'absolute',
    insetInlineEnd: 0,
    top: 'calc(100% + .4rem)',
    zIndex: 'var(--z-header)',
    display: 'block',
    padding: '.35rem .6rem',
    background: 'var(--ink)',
    color: 'var(--on-ink)',
    whiteSpace: 'nowrap',
  },
});

/** Marks a link into the webshop when the shop is offline. Put it last inside the link. */
export const ShopMark = observer(function ShopMark() {
  const { settings } = useSite();
  const t = useTexts();
  if (settings.isShopOnline) return null;
  return (
    <>
      <span className="visually-hidden"> ({t('shopOffline')})</span>
      <span data-tip aria-hidden="true">
        {t('shopOffline')}
      </span>
    </>
  );
});
