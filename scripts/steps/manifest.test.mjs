import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declarationOf, manifestOf } from './manifest.mjs';
import { CommandError } from './say.mjs';

describe('what a package says of itself', () => {
  let root;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'foyer-manifest-'));
    mkdirSync(join(root, 'mfe-shop'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is what stands in its package.json', () => {
    writeFileSync(join(root, 'mfe-shop/package.json'), '{ "name": "@foyer/mfe-shop" }');
    expect(manifestOf('mfe-shop', root)).toEqual({ name: '@foyer/mfe-shop' });
  });

  it.each([
    ['has no package.json though the workspace names it', manifestOf, null, 'there is no mfe-shop/package.json'],
    ['has a package.json that is no JSON', manifestOf, 'package.json', 'mfe-shop/package.json cannot be read'],
    ['has no foyer.json', declarationOf, null, '.*mfe-shop/foyer.json cannot be read'],
    ['has a foyer.json that is no JSON', declarationOf, 'foyer.json', '.*mfe-shop/foyer.json cannot be read'],
  ])('is asked for in a sentence where it %s', (_, read, file, words) => {
    if (file) writeFileSync(join(root, 'mfe-shop', file), '{ "name": "shop" "private": true }');
    expect(() => read('mfe-shop', root)).toThrow(CommandError);
    expect(() => read('mfe-shop', root)).toThrow(new RegExp(`^FOYER-506: ${words}`));
  });
});
