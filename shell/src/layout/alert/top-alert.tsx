import { css } from '@emotion/react';
import { Arrow, from, linkTarget, observer, print, useSite, withoutScripts, Wrap } from '@foyer/shared';
import { useState } from 'react';
import { useCookie } from '../cookies/use-cookie.ts';
import { writeCookie } from '../cookies/write-cookie.ts';
import { useTexts } from '../texts.ts';
import { ALERT_COOKIE, ALERT_COOKIE_DAYS, alertToShow } from './alert-rule.ts';

/** Stands below the menu as quietly as the rest; the news itself is the one spot of ember. */
const row = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '.35rem var(--s4)',
  alignItems: 'start',
  padding: '.65rem 0 .7rem',
  borderTop: '1px solid var(--hair)',
  fontSize: '.95rem',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  [from.tablet]: { gridTemplateColumns: '1fr auto auto', columnGap: 'var(--s8)' },
  [print]: { display: 'none' },
});
const words = css({
  maxWidth: '60rem',
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  [from.tablet]: { display: 'block' },
  // Without scripts nothing could bring the rest back.
  [withoutScripts]: { display: 'block' },
  '&[data-whole]': { display: 'block' },
});
/** Below the words of a small window, beside them in a large one. */
const foot = css({
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'space-between',
  [from.tablet]: { display: 'contents' },
});
const whole = css({
  fontWeight: 600,
  textDecoration: 'underline',
  minHeight: '1.5rem',
  [from.tablet]: { display: 'none' },
  [withoutScripts]: { display: 'none' },
});

/** So many letters fit into two lines of the smallest window. */
const TWO_LINES = 70;
const headline = css({
  padding: '.1em .5em .15em',
  marginInlineEnd: '.65em',
  borderRadius: '.2rem',
  background: 'var(--ember)',
  color: 'var(--on-ember)',
  fontWeight: 600,
  boxDecorationBreak: 'clone',
});
const more = css({ fontWeight: 600 });
const close = css({
  gridArea: '1 / -2',
  justifySelf: 'end',
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  margin: '-.3rem -.5rem -.3rem 0',
  font: '400 1.5rem/1 var(--font-text)',
  [withoutScripts]: { display: 'none' },
});

/** The first breaking-news alert, until the visitor closes it. It makes room while the header is open, and comes back with it (specification §4). */
export const TopAlert = observer(function TopAlert() {
  const { layout } = useSite();
  const t = useTexts();
  const stored = useCookie(ALERT_COOKIE);
  const [closed, setClosed] = useState<string | null>(null);
  const [isWhole, setIsWhole] = useState(false);
  const alert = alertToShow(layout.alerts, closed ?? stored);
  if (!alert) return null;
  const isLong = alert.title.length + alert.text.length > TWO_LINES;

  const dismiss = () => {
    writeCookie(ALERT_COOKIE, String(alert.id), ALERT_COOKIE_DAYS);
    setClosed(String(alert.id));
    // What had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };

  return (
    <aside aria-label={t('alert')} hidden={layout.isMenuOpen}>
      <Wrap>
        <div css={row}>
          <p css={words} data-whole={isWhole || undefined}>
            <strong css={headline}>{alert.title}</strong>
            {alert.text}
          </p>
          {(isLong || alert.link) && (
            <div css={foot}>
              {isLong && (
                <button type="button" css={whole} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
                  {t(isWhole ? 'alertLess' : 'alertWhole')}
                </button>
              )}
              {alert.link && (
                <a css={more} href={alert.link.url} {...linkTarget(alert.link.url)}>
                  {alert.link_title || t('alertMore')} <Arrow to="right" />
                </a>
              )}
            </div>
          )}
          <button type="button" css={close} aria-label={t('alertClose')} onClick={dismiss}>
            ×
          </button>
        </div>
      </Wrap>
    </aside>
  );
});
