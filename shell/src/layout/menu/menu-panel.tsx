import { css } from '@emotion/react';
import { from, linkTarget, observer, useSite, houseOf } from '@foyer/shared';
import { usePaths } from '../paths.ts';
import { isLongName, longName } from '../header/long-name.ts';
import { FavouritesLink } from '../header/favourites-link.tsx';
import { AccountLink } from '../account/account-link.tsx';
import { useTexts } from '../texts.ts';
import { currentOf } from './current.ts';

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  padding: '1.1rem var(--edge) var(--s8)',
  overflowWrap: 'anywhere',
});
const head = css({
  display: 'flex',
  gap: 'var(--s6)',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  font: '700 2rem/.95 var(--font-display)',
  letterSpacing: '-.05em',
  '& > [data-long=true]': longName,
});
const close = css({
  flex: 'none',
  padding: '.5rem 0',
  font: '700 1.1rem/1 var(--font-display)',
  letterSpacing: 0,
  textDecoration: 'none',
});
/** A dialog that was opened as the target of a link is closed by another link. */
const withScript = css({ 'dialog:not([open]) > * > * > &': { display: 'none' } });
const withoutScript = css({ 'dialog[open] > * > * > &': { display: 'none' } });
const primary = css({
  margin: 'var(--s8) 0',
  '& > li': { borderTop: '1px solid var(--hair-on-ink)', padding: '.8rem 0 .9rem' },
  '& > li > :is(a, span)': {
    font: '700 var(--step-4)/1 var(--font-display)',
    letterSpacing: '-.04em',
    textDecoration: 'none',
  },
  'a:hover, a[aria-current]': { color: 'var(--aurora)' },
  '&[data-large=true]': {
    [from.tablet]: {
      '& > li > :is(a, span)': { fontSize: 'clamp(3rem, 8vw, 7rem)', lineHeight: 0.95, letterSpacing: '-.05em' },
      '& > li': { display: 'flex', flexWrap: 'wrap', gap: '0 var(--s8)', alignItems: 'end' },
      // Beside the name if a few of them have room there, else below it: no name breaks for them.
      '& > li > ul': { flex: '1 1 14rem', justifyContent: 'end' },
    },
  },
});
const children = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 var(--s6)',
  marginTop: '.45rem',
  color: 'var(--mute-on-ink)',
  a: { display: 'inline-block', padding: '.3rem 0', textDecoration: 'none' },
});
const secondary = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '0 var(--s6)',
  marginTop: 'auto',
  paddingTop: 'var(--s4)',
  borderTop: '1px solid var(--hair-on-ink)',
  a: { display: 'inline-block', padding: '.4rem 0', textDecoration: 'none' },
  'a:hover': { color: 'var(--aurora)' },
});

/** Primary and secondary menu as an index in large type. */
export const MenuPanel = observer(function MenuPanel({ large, onClose }: { large: boolean; onClose: () => void }) {
  const { layout, navigation, settings } = useSite();
  const t = useTexts();
  const house = houseOf(settings.value).name;
  const { pathname } = navigation.location;
  const paths = usePaths();

  return (
    <div css={panel}>
      <div css={head}>
        <span aria-hidden="true" data-long={isLongName(house) || undefined}>
          {house}
        </span>
        <button type="button" css={[close, withScript]} onClick={onClose}>
          {t('close')} <span aria-hidden="true">×</span>
        </button>
        <a css={[close, withoutScript]} href="#top">
          {t('close')} <span aria-hidden="true">×</span>
        </a>
      </div>
      <nav aria-label={t('mainMenu')}>
        <ul className="index" css={primary} data-large={large}>
          {layout.nav.menu.map((entry) => (
            <li key={entry.url || entry.menu_name}>
              {entry.url ? (
                <a href={entry.url} aria-current={currentOf(entry.url, pathname)} {...linkTarget(entry.url)}>
                  {entry.menu_name}
                </a>
              ) : (
                <span>{entry.menu_name}</span>
              )}
              {entry.children.length > 0 && (
                <ul className="index-pages" css={children}>
                  {entry.children.map(({ url, menu_name }) => (
                    <li key={url}>
                      <a href={url} aria-current={currentOf(url, pathname)} {...linkTarget(url)}>
                        {menu_name}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <nav css={secondary} aria-label={t('moreMenu')}>
        {layout.nav.secondary.map(({ url, menu_name }) => (
          <a key={url} href={url} {...linkTarget(url)}>
            {menu_name}
          </a>
        ))}
        {paths.favourites && <FavouritesLink href={paths.favourites} />}
        <AccountLink />
        {paths.search && <a href={paths.search}>{t('search')}</a>}
      </nav>
    </div>
  );
});
