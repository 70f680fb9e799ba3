import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';
import { EMOTION_KEY } from '../fragment/emotion-key.ts';

/** The page's one style cache: it adopts the server's style tag and adds to it. */
export function createBrowserCache(): EmotionCache {
  const tag = document.querySelector<HTMLStyleElement>(`style[data-emotion^="${EMOTION_KEY} "]`);
  const cache = createCache({ key: EMOTION_KEY, nonce: tag?.nonce, speedy: true });
  cache.compat = true;
  // The sheet would open a second tag for its first rule: let it go on in the server's.
  if (tag) cache.sheet.ctr = 1;
  return cache;
}
