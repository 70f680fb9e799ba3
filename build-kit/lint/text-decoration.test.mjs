import { complainedOf } from './testing/complained-of.mjs';

test('a line of text that says more than where it is names the parts', async () => {
  const lines = await complainedOf(
    'text-decoration',
    [
      'export const STYLES = {',
      "  a: { textDecoration: 'underline' },",
      "  b: { textDecoration: 'underline 2px' },",
      "  c: { 'textDecoration': 'underline transparent .1em' },",
      "  d: { textDecoration: 'none', textDecorationColor: 'transparent' },",
      '};',
    ].join('\n'),
  );
  expect(lines).toEqual([3, 4]);
});
