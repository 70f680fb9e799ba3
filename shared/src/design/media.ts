/** Breakpoints of the specification (§9), as media queries for Emotion: `[from.tablet]: {…}`. */
export const from = {
  tablet: '@media (min-width: 48em)',
  desktop: '@media (min-width: 64em)',
  wide: '@media (min-width: 85.375em)',
  huge: '@media (min-width: 100em)',
} as const;

/** Below `from.desktop`. */
export const belowDesktop = '@media (max-width: 63.99em)';

/** Wrap everything that moves in it: nothing moves for visitors who ask for reduced motion. */
export const motionOk = '@media (prefers-reduced-motion: no-preference)';

export const print = '@media print';

/** Where scripts do not run: what could only be pressed in vain hides. */
export const withoutScripts = '@media (scripting: none)';
