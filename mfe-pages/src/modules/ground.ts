import { css } from '@emotion/react';
import type { StyleOption } from '@foyer/shared/modules';
import { styleOf, type ModuleData } from './fields.ts';

/** The colour a section or teaser stands on. */
export type Ground = StyleOption<'section'>;

const GROUNDS: readonly Ground[] = ['ink', 'violet', 'aurora', 'ember', 'grey'];

/** Reads the ground from an editor's style class: `ink`, `bg-violet`, `section--aurora`. */
export function groundOf(module: ModuleData): Ground | null {
  return styleOf(GROUNDS, module);
}

/** What stood back in grey or hairlines takes the ground's own text colour. */
const plain = { '--mute': 'currentColor', '--hair': 'currentColor', '--line': 'currentColor' };

/**
 * Rules for everything that carries `data-ground`. Each pair of colours is one that the tokens' test holds to 4.5:1.
 * On ink, what is dark and what is light change places for all that stands on it, so that an ink button and a field of paper show.
 */
export const grounds = css({
  '[data-ground=ink]': {
    background: 'var(--ink)',
    color: 'var(--on-ink)',
    '--focus': 'var(--aurora)',
    // As they are here: below, none could be the other's value while that is its own.
    '--dark': 'var(--ink)',
    '--light': 'var(--paper)',
    '--mute-on-dark': 'var(--mute-on-ink)',
    '--mute-on-light': 'var(--mute)',
  },
  '[data-ground=ink] > *': {
    '--ink': 'var(--light)',
    '--on-ink': 'var(--dark)',
    '--paper': 'var(--dark)',
    '--grey': 'var(--hair-on-ink)',
    '--mute': 'var(--mute-on-dark)',
    '--mute-on-ink': 'var(--mute-on-light)',
    '--hair': 'var(--hair-on-ink)',
    '--line': 'var(--hair-on-ink)',
  },
  '[data-ground=violet]': {
    background: 'var(--violet)',
    color: 'var(--on-violet)',
    '--focus': 'var(--on-violet)',
    ...plain,
  },
  '[data-ground=aurora]': {
    background: 'var(--aurora)',
    color: 'var(--on-aurora)',
    '--focus': 'var(--on-aurora)',
    ...plain,
  },
  '[data-ground=ember]': {
    background: 'var(--ember)',
    color: 'var(--on-ember)',
    '--focus': 'var(--on-ember)',
    ...plain,
  },
  '[data-ground=grey]': { background: 'var(--grey)' },
});
