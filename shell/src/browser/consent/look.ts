import { css } from '@emotion/react';
import { from, motionOk, print } from '@foyer/shared';

/** All buttons weigh the same: none is coloured before the pointer is on it. */
const button = {
  flex: '1 1 10rem',
  padding: '.75rem 1.1rem',
  border: '1.5px solid currentColor',
  borderRadius: '3rem',
  font: '600 1rem/1.1 var(--font-text)',
  '&:hover': { background: 'var(--aurora)', borderColor: 'var(--aurora)', color: 'var(--on-aurora)' },
};

const banner = {
  '.cm': {
    '--focus': 'var(--aurora)',
    position: 'fixed',
    zIndex: 'var(--z-overlay)',
    inset: 'auto 0 0',
    maxHeight: '85vh',
    overflow: 'auto',
    padding:
      'clamp(1rem, 2.4vw, 1.5rem) max(var(--edge), calc((100vw - var(--container)) / 2 + var(--edge))) max(clamp(1rem, 2.4vw, 1.5rem), env(safe-area-inset-bottom))',
    background: 'var(--ink)',
    color: 'var(--on-ink)',
    visibility: 'hidden',
    opacity: 0,
    transform: 'translateY(1rem)',
  },
  '.show--consent & .cm': { visibility: 'visible', opacity: 1, transform: 'none' },
  [motionOk]: {
    '.cc--anim .cm': {
      transition: 'opacity var(--fast) var(--ease), transform var(--fast) var(--ease), visibility var(--fast)',
    },
  },
  '.cm__body': {
    display: 'grid',
    gap: 'var(--s3) var(--s12)',
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 34rem) 1fr', alignItems: 'center' },
  },
  '.cm__title': { fontSize: 'var(--step-1)', marginBottom: 'var(--s1)' },
  '.cm__desc': { fontSize: 'var(--step--1)', lineHeight: 1.45, span: { display: 'block' } },
  '.cm__btns, .cm__btn-group': { display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', flex: '1 1 10rem' },
  '.cm__btn-group:first-of-type': { flex: '2 1 20.5rem' },
  '.cm__btn': button,
  '.cm__link-group': {
    display: 'flex',
    gap: 'var(--s4)',
    marginTop: 'var(--s2)',
    fontSize: 'var(--step--1)',
    a: { padding: '.2rem 0' },
  },
} as const;

const manager = {
  '.pm-overlay': {
    position: 'fixed',
    zIndex: 'var(--z-top)',
    inset: 0,
    background: 'rgb(5 6 12 / .6)',
    visibility: 'hidden',
    opacity: 0,
  },
  '.pm': {
    position: 'fixed',
    zIndex: 'var(--z-top)',
    inset: '0 0 0 auto',
    display: 'flex',
    flexDirection: 'column',
    width: 'min(40.5rem, 100%)',
    background: 'var(--paper)',
    color: 'var(--ink)',
    visibility: 'hidden',
    transform: 'translateX(100%)',
    opacity: 0,
  },
  '.show--preferences & .pm-overlay': { visibility: 'visible', opacity: 1 },
  '.show--preferences & .pm': { visibility: 'visible', opacity: 1, transform: 'none' },
  '.pm__header': {
    display: 'flex',
    gap: 'var(--s4)',
    justifyContent: 'space-between',
    alignItems: 'start',
    padding: 'var(--s6) var(--edge) var(--s4)',
    borderBottom: '1px solid var(--line)',
  },
  '.pm__title': { fontSize: 'var(--step-3)' },
  '.pm__close-btn': {
    flex: 'none',
    width: '2.75rem',
    height: '2.75rem',
    margin: '-.5rem -.75rem 0 0',
    padding: '.7rem',
  },
  'svg path': { fill: 'none', stroke: 'currentColor' },
  '.pm__body': { flex: '1 1 auto', overflow: 'auto', padding: 'var(--s4) var(--edge)' },
  '.pm__section-desc': { maxWidth: 'var(--measure)', fontSize: 'var(--step--1)' },
  '.pm__section-toggles': { marginTop: 'var(--s4)', borderTop: '1px solid var(--hair)' },
  '.pm__section--toggle': { borderBottom: '1px solid var(--hair)' },
  '.pm__section-title-wrapper': { position: 'relative', display: 'flex', alignItems: 'center', gap: 'var(--s3)' },
  '.pm__section-title': {
    flex: '1 1 auto',
    order: 1,
    padding: 'var(--s4) 0',
    textAlign: 'start',
    font: '700 var(--step-1)/1.15 var(--font-display)',
    letterSpacing: '-.02em',
  },
  '.pm__section-arrow': { flex: 'none', width: '.9rem', pointerEvents: 'none' },
  '.is-expanded .pm__section-arrow': { transform: 'rotate(180deg)' },
  '.pm__badge': {
    marginInlineStart: '.5em',
    font: '400 var(--step--1)/1 var(--font-text)',
    letterSpacing: 0,
    color: 'var(--mute)',
    whiteSpace: 'nowrap',
  },
  '.pm__section--expandable .pm__section-desc-wrapper': { display: 'none', padding: '0 0 var(--s4) 1.65rem' },
  '.pm__section--expandable.is-expanded .pm__section-desc-wrapper': {
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: 'var(--s3)',
  },
  '.pm__service': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 'var(--s4)',
    padding: 'var(--s2) 0',
    borderTop: '1px solid var(--hair)',
  },
  '.pm__service-title': { fontWeight: 600 },
  '.pm__footer': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--s2)',
    padding: 'var(--s4) var(--edge) max(var(--s6), env(safe-area-inset-bottom))',
    borderTop: '1px solid var(--line)',
  },
  '.pm__btn-group': { display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', flex: '1 1 10rem' },
  '.pm__btn-group:first-of-type': { flex: '2 1 20.5rem' },
  '.pm__btn': button,
} as const;

/** A switch: the box itself lies unseen over its picture. */
const toggle = {
  '.section__toggle-wrapper': { position: 'relative', flex: 'none', order: 2, width: '3.25rem', height: '1.75rem' },
  '.section__toggle': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
    '&:disabled': { cursor: 'not-allowed' },
  },
  '.toggle__icon': {
    position: 'absolute',
    inset: 0,
    borderRadius: '2rem',
    border: '1.5px solid var(--ink)',
    background: 'var(--paper)',
    pointerEvents: 'none',
  },
  '.toggle__icon-circle': {
    position: 'absolute',
    top: '.1rem',
    left: '.1rem',
    display: 'grid',
    placeItems: 'center',
    width: '1.4rem',
    height: '1.4rem',
    borderRadius: '50%',
    background: 'var(--ink)',
    color: 'var(--on-ink)',
    svg: { width: '.8rem' },
  },
  '.toggle__icon-on': { display: 'none' },
  '.section__toggle:checked + .toggle__icon': {
    background: 'var(--aurora)',
    '.toggle__icon-circle': { left: '1.6rem' },
    '.toggle__icon-on': { display: 'block' },
    '.toggle__icon-off': { display: 'none' },
  },
  '.section__toggle:disabled + .toggle__icon': {
    borderColor: 'var(--mute)',
    background: 'var(--grey)',
    '.toggle__icon-circle': { background: 'var(--mute)' },
  },
  '.section__toggle:focus-visible + .toggle__icon': { outline: '3px solid var(--violet)', outlineOffset: '3px' },
  '.toggle__label': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '@media (forced-colors: active)': { '.toggle__icon-circle': { background: 'ButtonText', forcedColorAdjust: 'none' } },
} as const;

/** As low as at 400 % zoom: what stands fixed in such a window would leave no room for anything else. */
const low = '@media (max-height: 30em)';
const notLow = '@media not all and (max-height: 30em)';

/** The banner in the house's own design: the library brings elements, and none of its styles. */
export const bannerLook = css([
  banner,
  {
    [print]: { display: 'none' },
    [low]: { '.show--consent & .cm': { position: 'static', maxHeight: 'none' } },
    [notLow]: {
      // What has the focus must not lie below the banner (WCAG 2.4.11), and the page's end can be scrolled above it.
      'html.show--consent:has(&)': { scrollPaddingBottom: '24rem', [from.desktop]: { scrollPaddingBottom: '11rem' } },
      // `html:has(&) body` would have the browser look up every element that any `:has()` leads to, whenever something is touched or has the focus.
      'html.show--consent body:has(&)': { paddingBottom: '24rem', [from.desktop]: { paddingBottom: '11rem' } },
    },
  },
]);

/** The manager, for those who open it. */
export const managerLook = css([
  manager,
  toggle,
  {
    [motionOk]: {
      '.cc--anim :is(.pm, .pm-overlay)': {
        transition: 'opacity var(--fast) var(--ease), transform var(--fast) var(--ease), visibility var(--fast)',
      },
    },
    'html.show--preferences:has(&)': { overflow: 'hidden', scrollbarGutter: 'stable' },
    [low]: { '.pm': { display: 'block', overflow: 'auto' }, '.pm__body': { overflow: 'visible' } },
  },
]);
