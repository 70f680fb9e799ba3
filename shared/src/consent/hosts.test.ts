import { isHostOf } from './hosts.ts';

test.each([
  ['https://player.example/1', true],
  ['https://a.sounds.example/1', true],
  ['https://a.b.sounds.example/1', true],
  ['https://sounds.example/1', false],
  ['https://evil-sounds.example/1', false],
  ['https://player.example.evil.example/1', false],
  ['https://player.example:8443/1', false],
  ['http://player.example/1', false],
  ['https://player.example@evil.example/1', false],
])('%s belongs to the house: %s', (address, belongs) => {
  expect(isHostOf(new URL(address), ['player.example', '*.sounds.example'])).toBe(belongs);
});

test('without hosts nothing does', () => {
  expect(isHostOf(new URL('https://player.example/1'))).toBe(false);
});
