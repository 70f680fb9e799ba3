import createCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import { STYLE_PLUGINS } from './style-prefixes.ts';

function rulesOf(css: string): string {
  const cache = createCache({ key: 'f', stylisPlugins: STYLE_PLUGINS });
  const serialized = serializeStyles([css]);
  return String(cache.insert('.f', serialized, cache.sheet, true) ?? cache.inserted[serialized.name]);
}

describe('rules', () => {
  it('name a property twice that some browser knows by its own name only', () => {
    expect(rulesOf('hyphens:auto;user-select:none')).toBe(
      '.f{-webkit-hyphens:auto;hyphens:auto;-webkit-user-select:none;user-select:none;}',
    );
  });

  it('are as they were written otherwise', () => {
    expect(rulesOf('display:flex;position:sticky;&:hover{transition:color 1s}')).toBe(
      '.f{display:flex;position:sticky;}.f:hover{transition:color 1s;}',
    );
  });
});
