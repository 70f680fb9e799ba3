import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';
import { EMOTION_KEY } from '../fragment/emotion-key.ts';
import { STYLE_PLUGINS } from '../fragment/style-prefixes.ts';

/** What names a rule in the server's text: its class, or its animation. */
const RULE_ID = new RegExp(`(?:\\.${EMOTION_KEY}-|@keyframes )([\\w-]+)`, 'g');

/**
 * The page's one style cache: it knows the rules that the server sent, and adds others in a tag of its own behind them.
 * Emotion's way of adopting a tag is to put it in again, and a rule added to it has the browser look at its fonts again:
 * either lays out the whole page anew.
 */
export function createBrowserCache(): EmotionCache {
  const tag = document.querySelector('style[data-rules]');
  // Without `speedy` rules would be text in the tag, which the content security policy does not let run.
  const cache = createCache({ key: EMOTION_KEY, speedy: true, stylisPlugins: STYLE_PLUGINS });
  cache.compat = true;
  for (const [, id = ''] of (tag?.textContent ?? '').matchAll(RULE_ID)) cache.inserted[id] = true;
  return cache;
}
