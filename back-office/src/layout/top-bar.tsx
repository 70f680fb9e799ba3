import { css } from '@emotion/react';
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import MenuIcon from '@mui/icons-material/Menu';
import { Button, IconButton, Menu, MenuItem } from '@mui/material';
import { use, useState } from 'react';
import { I18nContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useLocale, useRecords } from '../resources/resources.tsx';
import { usePageUser } from '../start/user-context.ts';
import { fromDesktop, fromTablet } from './breakpoints.ts';
import { visuallyHidden } from './surfaces.ts';

const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '.25rem .5rem',
  height: '3rem',
  padding: '0 .75rem',
  background: 'var(--ink)',
  color: 'var(--on-ink)',
  borderBottom: '1px solid var(--hair-on-ink)',
  '& :focus-visible': { outlineColor: 'var(--aurora)' },
});
const brand = css({
  font: '700 1.0625rem/1 var(--font-display)',
  letterSpacing: '-.03em',
  textDecoration: 'none',
  padding: '.5rem',
  whiteSpace: 'nowrap',
});
const burger = css({ [fromDesktop]: { display: 'none' } });
const space = css({ flex: 1 });
const account = css({ minWidth: 0, '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' } });
/** On the smallest screens no letter of a name has room. */
const sign = css({ display: 'none', '@media (max-width:26rem)': { display: 'block' } });
const name = css({ '@media (max-width:26rem)': visuallyHidden });
const onlyWide = css({ display: 'none', [fromTablet]: { display: 'inline-flex' } });

/** Who works here, in which language, and ways out. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const t = useTranslate();
  const user = usePageUser();
  const { http } = useRecords();
  const locale = useLocale();
  const i18n = use(I18nContext);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const other = locale === 'de' ? 'en' : 'de';

  async function switchTo(language: string) {
    await i18n.changeLocale(language);
    document.documentElement.lang = language;
    // Kept with the user, so that toolbar and dialogs of the site follow. If that fails, this window has its language all the same.
    await http.send('PATCH', 'api/user-details/', { locale: language }).catch(() => undefined);
  }

  return (
    <header css={bar}>
      <IconButton css={burger} color="inherit" onClick={onMenu} aria-label={t('foyer.app.menu')}>
        <MenuIcon />
      </IconButton>
      <Link css={brand} to="/">
        {t('foyer.app.name')}
      </Link>
      <span css={space} />
      <Button css={onlyWide} color="inherit" href={`/${locale}`} target="_blank" rel="noopener">
        {t('foyer.app.site')}
      </Button>
      <Button color="inherit" lang={other} onClick={() => void switchTo(other)}>
        {other === 'de' ? 'Deutsch' : 'English'}
      </Button>
      <Button
        css={account}
        color="inherit"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ArrowDropDownIcon />}
      >
        <span css={name}>{user.name}</span>
        <AccountIcon css={sign} />
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem component="a" href={`/${locale}`}>
          {t('foyer.app.site')}
        </MenuItem>
        <MenuItem component="a" href={`/${locale}/user/profile`}>
          {t('foyer.app.account')}
        </MenuItem>
        <MenuItem component="a" href="/admin/logout/">
          {t('foyer.app.logout')}
        </MenuItem>
      </Menu>
    </header>
  );
}
