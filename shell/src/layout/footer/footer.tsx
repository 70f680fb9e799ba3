import { css } from '@emotion/react';
import {
  Arrow,
  from,
  isExternal,
  linkTarget,
  observer,
  print,
  useSite,
  withoutScripts,
  Wrap,
  houseOf,
} from '@foyer/shared';
import { HtmlBlock } from '../html-block.tsx';
import { largeText } from '../large-text.ts';
import { usePaths } from '../paths.ts';
import { ToTopLink } from '../scroll/to-top-link.tsx';
import { useTexts } from '../texts.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const footer = css({
  '--focus': 'var(--aurora)',
  marginTop: 'var(--s16)',
  padding: '3.5rem 0 6rem',
  background: 'var(--ink)',
  color: 'var(--on-ink)',
  [print]: { display: 'none' },
});
const grid = css({
  display: 'grid',
  // Readers may set their text wider than the columns are.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 'var(--s8) var(--gap)',
  [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [from.tablet]: { gridTemplateColumns: '2fr 2fr 3fr' },
  [from.desktop]: { gridTemplateColumns: '5fr 2fr 2fr 3fr' },
});
const house = css({ gridColumn: '1 / -1', [from.desktop]: { gridColumn: 'auto' } });
const name = css({
  marginBottom: 'var(--s4)',
  font: '700 clamp(3rem, 2.4rem + 2.4vw, 4.5rem)/.95 var(--font-display)',
  letterSpacing: '-.05em',
});
const links = css({
  overflowWrap: 'anywhere',
  'a, button': {
    display: 'inline-flex',
    gap: '.35rem',
    alignItems: 'baseline',
    padding: '.22rem 0',
    textAlign: 'start',
    textDecoration: 'none',
  },
  'a:hover, button:hover': {
    textDecoration: 'underline',
    textDecorationColor: 'var(--aurora)',
    textDecorationThickness: '2px',
  },
});
const last = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s4) var(--s8)',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginTop: 'var(--s12)',
  paddingTop: 'var(--s4)',
  borderTop: '1px solid var(--hair-on-ink)',
  color: 'var(--mute-on-ink)',
  fontSize: 'var(--step--1)',
  overflowWrap: 'anywhere',
});

const choices = css({ [withoutScripts]: { display: 'none' } });

/** Reports under the Whistleblower Protection Act go to the external office of the federation. */
const WHISTLEBLOWER_URL = 'https://www.bundesjustizamt.de/DE/MeldestelledesBundes/MeldestelledesBundes_node.html';

interface FooterEntry {
  title: string;
  url: string;
}

function FooterLinks({ entries }: { entries: FooterEntry[] }) {
  return entries.map(({ title, url }) => (
    <li key={url}>
      <a href={url} {...linkTarget(url)}>
        {title}
        {isExternal(url) && <Arrow to="out" />}
      </a>
    </li>
  ));
}

/** The house, its pages, its duties. */
export const Footer = observer(function Footer() {
  const { layout, settings, events } = useSite();
  const t = useTexts();
  const paths = usePaths();
  const { html_footer_top, html_footer_bottom, html_footer_logos } = settings.value;
  const pages = layout.nav.footer;
  const more = layout.nav.secondary
    .filter(({ url }) => pages.every((page) => page.url !== url))
    .map(({ url, menu_name }) => ({ url, title: menu_name }));
  const legal = [
    { title: t('terms'), url: paths.terms },
    { title: t('imprint'), url: paths.imprint },
    { title: t('privacy'), url: paths.privacy },
  ];
  const others = pages.filter(({ url }) => legal.every((page) => page.url !== url));
  return (
    <footer id="footer" css={footer}>
      <Wrap>
        <div css={grid}>
          <div css={house}>
            <p css={name}>{houseOf(settings.value).name}</p>
            <HtmlBlock code={html_footer_top.code} />
          </div>
          {others.length > 0 && (
            <nav aria-label={t('footer')}>
              <ul className="footer-pages" css={links}>
                <FooterLinks entries={others} />
              </ul>
            </nav>
          )}
          <nav aria-label={t('legal')}>
            <ul className="footer-legal" css={links}>
              <FooterLinks entries={legal} />
              <li css={choices}>
                <button type="button" onClick={() => events.publish('consent.requested', {})}>
                  {t('cookies')}
                </button>
              </li>
            </ul>
          </nav>
          <ul className="footer-more" css={links}>
            <FooterLinks entries={[{ title: t('whistleblower'), url: WHISTLEBLOWER_URL }, ...more]} />
            <li>
              <ToTopLink>
                {t('toTop')} <Arrow to="up" />
              </ToTopLink>
            </li>
          </ul>
        </div>
        <div css={last}>
          <Breadcrumbs />
          <HtmlBlock code={html_footer_bottom.code} />
          <HtmlBlock code={html_footer_logos.code} />
        </div>
      </Wrap>
    </footer>
  );
});
