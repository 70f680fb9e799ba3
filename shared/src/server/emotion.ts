import type { EmotionCache } from '@emotion/react';
import createCache from '@emotion/cache';
import { EMOTION_KEY } from '../fragment/emotion-key.ts';
import { STYLE_PLUGINS } from '../fragment/style-prefixes.ts';

/** A style cache for one render: rules are collected, not written into the HTML. */
export function createServerCache(): EmotionCache {
  const cache = createCache({ key: EMOTION_KEY, stylisPlugins: STYLE_PLUGINS });
  cache.compat = true;
  return cache;
}

/** The rules that a render has used, by id. */
export function stylesOf(cache: EmotionCache): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cache.inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
