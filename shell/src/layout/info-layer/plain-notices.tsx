import { css } from '@emotion/react';
import { print, type Locale } from '@foyer/shared';

const strip = css({
  padding: '.5rem max(var(--edge), calc((100vw - var(--container)) / 2 + var(--edge)))',
  background: 'var(--grey)',
  fontSize: 'var(--step--1)',
  summary: { fontWeight: 600, cursor: 'pointer', padding: '.2rem 0' },
  p: { maxWidth: 'var(--measure)', padding: '.2rem 0 .4rem' },
  [print]: { display: 'none' },
});
/** Until a script that every browser understands has found that this one is too old. */
const onlyOld = css({ display: 'none', '.unsupported &': { display: 'block' } });
const proceed = css({
  margin: '.2rem 0 .5rem',
  padding: '.5rem 1rem',
  border: '1.5px solid',
  borderRadius: '3rem',
  fontWeight: 600,
});

/** The server's own texts: no browser downloads them as a script. */
const TEXTS: Record<Locale, { offTitle: string; off: string; oldTitle: string; old: string; proceed: string }> = {
  de: {
    offTitle: 'JavaScript ist ausgeschaltet',
    off: 'Sie können alles lesen und jedem Link folgen. Mit JavaScript kommen Favoriten und Inhalte anderer Anbieter dazu.',
    oldTitle: 'Ihr Browser ist veraltet',
    old: 'Sie können alles lesen und jedem Link folgen. Favoriten und Inhalte anderer Anbieter brauchen einen neueren Browser. Die aktuelle Fassung von Firefox, Chrome, Edge oder Safari genügt.',
    proceed: 'Trotzdem weiter und alles laden',
  },
  en: {
    offTitle: 'JavaScript is disabled',
    off: 'You can read everything and follow every link. JavaScript adds favourites and content of other providers.',
    oldTitle: 'Your browser is out of date',
    old: 'You can read everything and follow every link. Favourites and content of other providers need a newer browser. The current Firefox, Chrome, Edge or Safari will do.',
    proceed: 'Continue anyway and load everything',
  },
};

/** Attribute of the button that starts the scripts in a browser that may be too old for them; see the boot script. */
export const PROCEED = 'data-proceed';

/**
 * For visitors without JavaScript, or with a browser that is too old for ours (specification §2). Rendered on the server
 * only. They fold up without a script.
 */
export function PlainNotices({ locale }: { locale: Locale }) {
  const texts = TEXTS[locale];
  return (
    <>
      <noscript>
        <details open css={strip}>
          <summary>{texts.offTitle}</summary>
          <p>{texts.off}</p>
        </details>
      </noscript>
      <details open css={[strip, onlyOld]}>
        <summary>{texts.oldTitle}</summary>
        <p>{texts.old}</p>
        <button type="button" css={proceed} {...{ [PROCEED]: '' }}>
          {texts.proceed}
        </button>
      </details>
    </>
  );
}
