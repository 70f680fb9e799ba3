import { colours, textPairs, tokens, tokensCss } from './tokens.ts';

/** Relative luminance after WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe('tokens', () => {
  it('measures black on white as 21:1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });

  it.each(textPairs)('%s on %s can be read by everyone (at least 4.5:1)', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it('gives every coloured ground a checked text colour', () => {
    for (const ground of ['ink', 'aurora', 'violet', 'ember'] as const) {
      expect(textPairs).toContainEqual([`on-${ground}`, ground]);
    }
  });

  it('becomes one rule of custom properties', () => {
    const css = tokensCss();
    expect(css).toMatch(/^:root\{--paper:#f1f4f6;/);
    expect(css.match(/--[\w-]+:/g)?.length).toBeGreaterThanOrEqual(Object.keys(tokens).length);
    expect(css).toContain('--container:88rem');
  });
});
