import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { touchedBy } from './change.mjs';
import { CommandError } from './say.mjs';

describe('what a change touches', () => {
  let root;
  const write = (path, content) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'foyer-change-'));
    write('package.json', { workspaces: ['mfe-shop', 'mfe-events'] });
    write('mfe-shop/package.json', { name: '@foyer/mfe-shop' });
    write('mfe-shop/tsconfig.json', {});
    write('mfe-shop/foyer.json', {
      name: 'shop',
      fragments: { counter: './src/counter/fragment.tsx' },
      routes: { shop: { fragment: 'counter', paths: { de: '/laden', en: '/shop' } } },
    });
    write('e2e/journeys/buying/buying.spec.ts', "await page.goto('/de/laden');");
    write('e2e/journeys/reading/reading.spec.ts', "await page.goto('/de/magazin');");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is its packages, and the journeys that name a path of them', () => {
    const { packages, linted, journeys } = touchedBy(['mfe-shop/src/counter/counter.tsx'], root);
    expect({ packages, linted, journeys }).toEqual({
      packages: ['mfe-shop'],
      linted: ['mfe-shop/src/counter/counter.tsx'],
      journeys: ['buying'],
    });
  });

  it.each(['package.json', 'foyer.json'])('cannot be said where a %s is no JSON: in a sentence', (name) => {
    write(`mfe-shop/${name}`, '{ "name": "shop" "private": true }');
    const touched = () => touchedBy([`mfe-shop/${name}`], root);
    expect(touched).toThrow(CommandError);
    expect(touched).toThrow(new RegExp(`^FOYER-506: .*mfe-shop/${name} cannot be read`));
  });
});
