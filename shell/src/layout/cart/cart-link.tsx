import { linkTarget, observer, useSite } from '@foyer/shared';
import { offlineLink, ShopMark } from '../account/shop-mark.tsx';
import { useCookie } from '../cookies/use-cookie.ts';
import { useTexts } from '../texts.ts';
import { badge, badgeRoom } from './badge.ts';

/** The count of things in the cart, as the webshop's cookie says; 0 for anything that is no count. */
export function cartAmountOf(cookie: string | null): number {
  return cookie !== null && /^\d{1,4}$/.test(cookie) ? Number(cookie) : 0;
}

const CART_COOKIE = 'cartAmount';

/** Leads to the webshop's cart and tells how much lies in it. */
export const CartLink = observer(function CartLink() {
  const { settings } = useSite();
  const t = useTexts();
  const count = cartAmountOf(useCookie(CART_COOKIE));
  const href = settings.value.design.basket_link || settings.value.webshop_url;
  return (
    <a
      css={[badgeRoom, offlineLink]}
      href={href}
      {...linkTarget(href)}
      data-offline={settings.isShopOnline ? undefined : ''}
    >
      {t('cart')}
      {count > 0 && (
        <span css={badge}>
          <span aria-hidden="true">{Math.min(count, 99)}</span>
          <span className="visually-hidden"> ({t('cartAmount', { count })})</span>
        </span>
      )}
      <ShopMark />
    </a>
  );
});
