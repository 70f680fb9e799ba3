import { complainedOf } from './testing/complained-of.mjs';

test('functions and classes that others can use have a docstring', async () => {
  const lines = await complainedOf(
    'documented',
    [
      '/** What it is for. */',
      'export function told(): void {}',
      'export function untold(): void {}',
      '// Not for callers.',
      'export class Untold {}',
      '/* Neither. */',
      'export default function (): void {}',
      'function own(): void {}',
      'export const NUMBER = 1;',
      'own();',
    ].join('\n'),
  );
  expect(lines).toEqual([3, 5, 7]);
});
