import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isInstalled } from './install.mjs';

describe('what the lock file asks for', () => {
  const packages = {
    '': { name: 'site' },
    shared: { version: '0.1.0' },
    'node_modules/@site/shared': { link: true },
    'node_modules/react': { version: '19.0.0' },
    'node_modules/fsevents': { version: '2.0.0', optional: true },
  };
  let root;
  const write = (path, content) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'foyer-install-'));
    write('package-lock.json', { packages });
    write('node_modules/.package-lock.json', { packages });
    for (const path of ['node_modules/@site/shared', 'node_modules/react']) write(`${path}/package.json`, {});
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is installed, what is for other systems aside', () => {
    expect(isInstalled(root)).toBe(true);
  });

  it.each(['node_modules/.package-lock.json', 'node_modules/@site/shared', 'node_modules/react'])(
    'is not without %s',
    (path) => {
      rmSync(join(root, path), { recursive: true });
      expect(isInstalled(root)).toBe(false);
    },
  );

  it('is not in another version', () => {
    write('package-lock.json', { packages: { ...packages, 'node_modules/react': { version: '19.1.0' } } });
    expect(isInstalled(root)).toBe(false);
  });
});
