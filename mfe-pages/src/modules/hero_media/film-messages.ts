import type { Messages } from '@foyer/shared';

/** Texts of the film, which comes with it. */
export const filmMessages = {
  de: {
    pause: 'Film anhalten',
    play: 'Film abspielen',
  },
  en: {
    pause: 'Pause film',
    play: 'Play film',
  },
} satisfies Messages;
