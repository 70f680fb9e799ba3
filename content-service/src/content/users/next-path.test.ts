import { safeNext } from './next-path.ts';

describe('where to go after logging in', () => {
  it.each(['/de', '/de/besuch?x=1&y=%20#a', '/en/program/nights/12'])('may be %s', (path) => {
    expect(safeNext(path, '/de')).toBe(path);
  });

  it.each([
    '',
    'de',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\n/evil.example',
    '/./\\evil.example',
    '/x/..//evil.example',
    5,
    null,
    undefined,
    ['/de'],
  ])('is never %j', (next) => {
    expect(safeNext(next, '/fallback')).toBe('/fallback');
  });
});
