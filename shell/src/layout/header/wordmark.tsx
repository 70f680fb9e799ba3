import { css } from '@emotion/react';
import { from, motionOk, useSite, observer, houseOf } from '@foyer/shared';
import { usePaths } from '../paths.ts';
import { isLongName, longName } from './long-name.ts';

const mark = css({
  display: 'block',
  minWidth: 0,
  textDecoration: 'none',
  hyphens: 'manual',
  // Words of a short name stay whole beside a menu of several lines.
  '&:not([data-long])': { [from.desktop]: { minWidth: 'min-content' } },
});
const name = css({
  display: 'block',
  width: 'max-content',
  maxWidth: '100%',
  font: '700 2rem/.95 var(--font-display)',
  letterSpacing: '-.05em',
  transformOrigin: '0 100%',
  '@media (min-width: 64em)': { fontSize: '2.35rem' },
  '[data-long] > &': longName,
  [motionOk]: { transition: 'transform var(--fast) var(--ease)' },
  // Shrinks onto the line of the menu; by transform, so that nothing else moves.
  '[data-scrolled=true] &': { transform: 'translateY(1.2rem) scale(.72)' },
});
const tagline = css({
  display: 'block',
  marginTop: '.35rem',
  color: 'var(--mute)',
  font: '500 .8rem/1.2 var(--font-text)',
  [motionOk]: { transition: 'opacity var(--fast) var(--ease)' },
  '[data-scrolled=true] &': { opacity: 0 },
});

/** The house's name, large, and what it is, small. Leads home unless it stands on a landing page. */
export const Wordmark = observer(function Wordmark({ asLink }: { asLink: boolean }) {
  const { settings } = useSite();
  const { name: house, claim } = houseOf(settings.value);
  const isLong = isLongName(house) || undefined;
  const inside = (
    <>
      <span css={name}>{house}</span>
      {claim && <span css={tagline}>{claim}</span>}
    </>
  );
  const home = usePaths().home;
  const { logo_link } = settings.value.design;
  return asLink ? (
    <a css={mark} data-long={isLong} href={!logo_link || logo_link === '/' ? home : logo_link}>
      {inside}
    </a>
  ) : (
    <span css={mark} data-long={isLong}>
      {inside}
    </span>
  );
});
