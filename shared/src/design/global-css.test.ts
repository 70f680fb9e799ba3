import { globalCss } from './global-css.ts';

describe('globalCss', () => {
  const css = globalCss({ fonts: { display: '/fonts/display.woff2', text: '/fonts/text.woff2' } });

  it('loads both fonts from the given addresses, without hiding text meanwhile', () => {
    expect(css).toContain('src:url("/fonts/display.woff2") format("woff2")');
    expect(css).toContain('src:url("/fonts/text.woff2") format("woff2")');
    expect(css.match(/font-display:swap/g)).toHaveLength(2);
  });

  it('lets the stand-in fonts take the room of the real ones, and names each in the list of its font', () => {
    expect(css).toContain('size-adjust:101.41%;ascent-override:91.71%;descent-override:26.62%');
    expect(css.match(/line-gap-override:0%/g)).toHaveLength(9);
    const standIns = new Set(
      [...css.matchAll(/font-family:("(?:Bricolage|Instrument) as \w+")/g)].map(([, family]) => family!),
    );
    expect(standIns.size).toBe(6);
    for (const family of standIns) expect(css).toMatch(new RegExp(`--font-(display|text):[^;}]*${family}`));
  });

  it('defines every token it uses', () => {
    const optional = new Set(['--toolbar', '--focus']);
    for (const [, name] of css.matchAll(/var\((--[\w-]+)/g)) {
      if (!optional.has(name!)) expect(css).toContain(`${name}:`);
    }
  });

  it('can stand inside a style element', () => {
    expect(css).not.toContain('<');
  });
});
