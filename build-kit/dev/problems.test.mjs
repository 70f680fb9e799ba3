import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteConfigs } from '../index.mjs';
import { ROOT } from '../packages.mjs';
import { problemOfError, Problems, readTypeErrors } from './problems.mjs';
import { watch } from './watch.mjs';

const VIEW = 'src/list/fragment.tsx';

describe('the build of a remote in development', () => {
  let workspace;
  let dir;
  let end;
  const builds = [];
  let wake = () => undefined;

  const view = (change = (source) => source) =>
    writeFileSync(join(dir, VIEW), change(readFileSync(join(ROOT, 'build-kit/sample', VIEW), 'utf8')));
  /** The next round of the watching; what it says is wrong. */
  const next = () => new Promise((resolve) => (wake = resolve));

  beforeAll(async () => {
    const cache = join(ROOT, 'build-kit/.cache');
    mkdirSync(cache, { recursive: true });
    workspace = mkdtempSync(join(cache, 'remote-'));
    dir = join(workspace, 'mfe-sample');
    cpSync(join(ROOT, 'build-kit/sample'), dir, { recursive: true });
    const configurations = remoteConfigs({ dir, mode: 'development', outDir: join(workspace, 'dist') });
    end = await watch(configurations, {
      name: 'sample',
      onBuilt: () => builds.push('built'),
      onProblems: (problems) => wake(problems),
    });
  });
  afterAll(async () => {
    await end?.();
    rmSync(workspace, { recursive: true, force: true });
  });

  it('says in which line words make no sense, once and without the compiler’s own way', async () => {
    const round = next();
    view((source) => source.replace('return (', 'return <<< ('));
    const [problem, ...others] = await round;
    const line =
      readFileSync(join(dir, VIEW), 'utf8')
        .split('\n')
        .findIndex((text) => text.includes('<<<')) + 1;
    expect(problem.title).toBe('The build of sample failed');
    expect(problem.place).toMatch(new RegExp(`mfe-sample/${VIEW}:${line}:\\d+$`));
    expect(problem.text).toMatch(/^\s*x Expression expected[\s\S]*return <<< \(/);
    expect(problem.text).not.toMatch(/backtrace|Caused by|swc-loader/i);
    expect(others).toEqual([]);
  });

  it('says who asks for a module that is missing', async () => {
    const round = next();
    view((source) => `import './nowhere.ts';\n${source}`);
    const [problem] = await round;
    expect(problem.text).toContain("Can't resolve './nowhere.ts'");
    expect(problem.place).toMatch(/fragment\.tsx:1$/);
    expect(problem.frame).toContain("> 1 | import './nowhere.ts';");
  });

  it('says nothing once all is well, and leads from a built file to its source', async () => {
    const before = builds.length;
    const round = next();
    view((source) =>
      source.replace('const [n, setN]', "if (data.items.length > 5) throw new Error('too many');\n  const [n, setN]"),
    );
    expect(await round).toEqual([]);
    expect(builds).toHaveLength(before + 1);
    const built = join(workspace, 'dist/server/index.cjs');
    const lines = readFileSync(built, 'utf8').split('\n');
    const at = lines.findIndex((text) => text.includes('too many'));
    const stack = `Error: too many\n    at Object.react (/releases/x/1/server/none.cjs:1:1)\n    at View (/releases/x/1/server/index.cjs:${at + 1}:${lines[at].indexOf('throw') + 1})`;
    const fileOf = (address) => (address.endsWith('index.cjs') ? built : null);
    const problem = problemOfError({ title: 'Failed', text: 'too many', stack }, fileOf);
    expect(problem.place).toMatch(/mfe-sample\/src\/list\/fragment\.tsx:\d+/);
    expect(problem.frame).toMatch(/> +\d+ \|.*too many/);
  });
});

describe('what the compiler says of types', () => {
  const SAY = (file, line, text) => `${file}(${line},1): error TS2322: ${text}\n`;
  const END = (count) => `03:57:26 AM - Found ${count} error${count === 1 ? '' : 's'}. Watching for file changes.\n\n`;
  const [ONE, TWO] = ['build-kit/run.mjs', 'build-kit/shell.mjs'];

  it('is known after each round, with what it counts and does not say again', () => {
    const rounds = [];
    const read = readTypeErrors((problems) => rounds.push(problems.map(({ place, text }) => `${place} ${text}`)));
    const all = `${SAY(ONE, 2, 'a')}${END(1)}${SAY(TWO, 3, 'b')}${END(2)}${SAY(TWO, 3, 'b')}${END(1)}${END(0)}`;
    // It comes in pieces.
    for (let at = 0; at < all.length; at += 17) read(all.slice(at, at + 17));
    const [a, b] = [`${ONE}:2:1 TS2322: a`, `${TWO}:3:1 TS2322: b`];
    expect(rounds).toEqual([[a], [b, a], [b], []]);
  });
});

describe('what is wrong', () => {
  it('is what each who looks has found last; the same is said once', () => {
    const told = [];
    const problems = new Problems((all) => told.push(all.map(({ text }) => text)));
    problems.set('types', []);
    problems.set('types', [{ text: 'a' }]);
    problems.add('page', { text: 'b' });
    problems.add('page', { text: 'b' });
    problems.set('types', []);
    problems.set('page', []);
    expect(told).toEqual([['a'], ['a', 'b'], ['b'], []]);
  });
});
