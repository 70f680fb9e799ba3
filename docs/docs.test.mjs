import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
// Also what is new and not added yet.
const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
const sources = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const read = (file) => readFileSync(join(root, file), 'utf8');
const documents = sources.filter((file) => file.endsWith('.md') && existsSync(join(root, file)));

const usedCodes = new Set(
  sources
    .filter(
      (file) =>
        /\.(ts|tsx|mjs)$/.test(file) &&
        !/\.(test|spec)\./.test(file) &&
        !file.startsWith('e2e/') &&
        existsSync(join(root, file)),
    )
    .flatMap((file) => read(file).match(/FOYER-\d{3}/g) ?? []),
);
const documentedCodes = new Set(
  [...read('docs/errors.md').matchAll(/^\| (FOYER-\d{3}) \|/gm)].map((match) => match[1]),
);

test('every error code has a row in errors.md, and every row a code', () => {
  expect([...documentedCodes].sort()).toEqual([...usedCodes].sort());
});

test.each(documents)('links in %s lead to files that exist', (document) => {
  const targets = [...read(document).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map((match) => match[1])
    .filter((target) => !/^[a-z]+:/.test(target));
  const missing = targets.filter((target) => !existsSync(resolve(root, dirname(document), target)));
  expect(missing).toEqual([]);
});

test('every setting has a row in operations.md, and every row a setting', () => {
  const settings = [...read('shared/src/settings/index.ts').matchAll(/readValue\(environment, '([A-Z_]+)'/g)].map(
    (match) => match[1],
  );
  const documented = [...read('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map((match) => match[1]);
  expect(documented.sort()).toEqual(settings.sort());
});

test('every metric has a row in operations.md, and every row a metric', () => {
  const metrics = [...read('shell/src/server/monitoring/metrics.ts').matchAll(/name: '(foyer_\w+)'/g)].map(
    (match) => match[1],
  );
  const documented = [...read('docs/operations.md').matchAll(/^\| `(foyer_\w+)` \|/gm)].map((match) => match[1]);
  expect(documented.sort()).toEqual(metrics.sort());
});

test('every content module has a row in editors.md, and every row a module', () => {
  const [, declared] = read('shared/src/modules/declarations.ts').split('export const MODULES = {');
  const models = [...declared.split('} as const satisfies')[0].matchAll(/^  (\w+): /gm)].map((match) => match[1]);
  const [, modules] = read('docs/editors.md').split('### Texts');
  const documented = [...modules.matchAll(/^\| `(\w+)` \|/gm)].map((match) => match[1]);
  expect(documented.sort()).toEqual(models.sort());
});

test('every decision is in the index', () => {
  const index = read('docs/README.md');
  const missing = readdirSync(join(root, 'docs/decisions')).filter((file) => !index.includes(`(decisions/${file})`));
  expect(missing).toEqual([]);
});

test('every remote has its owner in CODEOWNERS', () => {
  const owners = sources
    .filter((file) => /^mfe-[\w-]+\/foyer\.json$/.test(file))
    .map((file) => `/${dirname(file)}/ ${JSON.parse(read(file)).owner}`);
  expect(
    read('.github/CODEOWNERS')
      .split('\n')
      .filter((line) => line.startsWith('/mfe-')),
  ).toEqual(owners.sort());
});

test('the table that import-events.md begins with names what the demo house has', () => {
  const [, head, row] = /^(uid;start.*)\n(.*)$/m.exec(read('docs/import-events.md'));
  const named = Object.fromEntries(head.split(';').map((column, index) => [column, row.split(';')[index].split(', ')]));
  const house = sources
    .filter((file) => file.startsWith('demo-house/src/') && existsSync(join(root, file)))
    .map(read)
    .join('\n');
  for (const name of [...named.type, ...named.room, ...named.tags]) expect(house).toContain(`'${name}'`);
});
