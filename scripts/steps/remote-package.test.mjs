import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkPackage } from './remote-package.mjs';
import { CommandError } from './say.mjs';

describe('the package of a remote', () => {
  let root;
  const write = (path, content) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  };
  const declaration = { name: 'shop', fragments: { counter: './src/counter/fragment.tsx' } };
  const manifest = { name: '@foyer/mfe-shop', scripts: { build: 'node ../build-kit/cli.mjs remote' } };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'foyer-remote-'));
    write('package.json', { workspaces: ['mfe-shop'] });
    write('mfe-shop/package.json', manifest);
    write('mfe-shop/foyer.json', declaration);
    write('mfe-shop/tsconfig.json', {});
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('can be built as the manual has it', () => {
    expect(() => checkPackage('shop', root)).not.toThrow();
  });

  it.each([
    [
      'another name than its folder',
      'names the remote "store"',
      'mfe-shop/foyer.json',
      { ...declaration, name: 'store' },
    ],
    ['a package of another name', 'names the package "shop"', 'mfe-shop/package.json', { ...manifest, name: 'shop' }],
    ['nothing that builds it', 'has no script "build"', 'mfe-shop/package.json', { ...manifest, scripts: {} }],
    ['no place in the workspace', 'is not part of the workspace', 'package.json', { workspaces: ['shared'] }],
  ])('is refused with %s, before anything is built', (_, words, path, content) => {
    write(path, content);
    expect(() => checkPackage('shop', root)).toThrow(new RegExp(`^FOYER-506: .*${words}.*docs/add-a-remote`));
  });

  it.each(['package.json', 'tsconfig.json'])('is refused without a %s', (name) => {
    rmSync(join(root, 'mfe-shop', name));
    expect(() => checkPackage('shop', root)).toThrow(`FOYER-506: mfe-shop has no ${name}`);
  });

  it.each(['package.json', 'foyer.json'])('is refused with a %s that is no JSON, in a sentence', (name) => {
    writeFileSync(join(root, 'mfe-shop', name), '{ "name": "shop" "private": true }');
    expect(() => checkPackage('shop', root)).toThrow(CommandError);
    expect(() => checkPackage('shop', root)).toThrow(new RegExp(`^FOYER-506: .*mfe-shop/${name} cannot be read: .+`));
  });
});
