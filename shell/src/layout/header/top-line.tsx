import { css } from '@emotion/react';
import { belowDesktop, from, observer, print, useSite } from '@foyer/shared';
import { AccountLink } from '../account/account-link.tsx';
import { UserDropdown } from '../account/user-dropdown.tsx';
import { CartLink } from '../cart/cart-link.tsx';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { OpeningHoursLine } from '../opening-hours/opening-hours.tsx';
import { usePaths } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { FavouritesLink } from './favourites-link.tsx';
import { largeText } from '../large-text.ts';
import { SearchToggle } from './search-toggle.tsx';

/** Its height (2.65rem) is what scrolls away before the header sticks: see `header.tsx`. */
const line = css({
  display: 'flex',
  gap: 'var(--s3)',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '2.65rem',
  borderBottom: '1px solid var(--hair)',
  fontSize: '.8rem',
  [from.tablet]: { fontSize: 'var(--step--1)' },
  [largeText]: { flexWrap: 'wrap' },
  [print]: { display: 'none' },
});
const nav = css({
  display: 'flex',
  gap: '.65rem',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  '& > a': { paddingBlock: '.25rem', textDecoration: 'none' },
  '& > a:hover': { textDecoration: 'underline', textDecorationThickness: '2px' },
  [largeText]: { flexWrap: 'wrap' },
  [from.tablet]: { gap: '1.25rem' },
});
/** On small windows it stands in the menu. */
const roomy = css({ [belowDesktop]: { display: 'none' } });
const notTiny = css({ '@media (max-width: 24em)': { display: 'none' } });

/** The line above the logo: today's hours, and everything that belongs to the visitor. */
export const TopLine = observer(function TopLine() {
  const { user } = useSite();
  const t = useTexts();
  const paths = usePaths();
  return (
    <div css={line} data-top-line="">
      <OpeningHoursLine />
      <nav css={nav} aria-label={t('service')}>
        {paths.favourites && <FavouritesLink css={roomy} href={paths.favourites} />}
        <CartLink />
        <AccountLink css={roomy} />
        <UserDropdown />
        {paths.search && <SearchToggle css={user.isLoggedIn ? roomy : notTiny} href={paths.search} />}
        <LanguageSwitch />
      </nav>
    </div>
  );
});
