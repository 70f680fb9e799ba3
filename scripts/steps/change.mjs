import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { declarationOf, manifestOf } from './manifest.mjs';
import { run } from './run.mjs';
import { CommandError, ROOT } from './say.mjs';

const JOURNEYS = 'e2e/journeys';
const SERVICE = 'content-service';

async function git(...args) {
  // Otherwise it writes umlauts in names as numbers.
  const { code, output } = await run('git', ['-c', 'core.quotePath=false', ...args]);
  if (code !== 0) throw new CommandError('FOYER-505', `git ${args.join(' ')}: ${output.trim().split('\n')[0]}`);
  return output.split('\n').filter(Boolean);
}

/** Where this branch left the main one; the last commit on the main branch itself. */
async function beginning() {
  const { code, output } = await run('git', ['merge-base', 'HEAD', 'main']);
  return code === 0 ? output.trim() : 'HEAD';
}

/**
 * Files that differ from a commit, with those that git does not know yet; deleted ones aside.
 * @param {string} [since] a commit; where this branch began, if not given
 * @throws {CommandError} FOYER-505 when there is no such commit
 */
export async function changedFiles(since) {
  const known = await git('diff', '--name-only', since ?? (await beginning()), '--');
  const unknown = await git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...known, ...unknown])].filter((file) => existsSync(join(ROOT, file)));
}

/**
 * What checks have to do with some files.
 * @param {string[]} files below the root
 * @param {string} [root] of the workspace
 * @throws {CommandError} FOYER-506 when what one of their packages says of itself cannot be read
 */
export function touchedBy(files, root = ROOT) {
  const { workspaces } = manifestOf('.', root);
  const packages = workspaces.filter((name) => files.some((file) => file.startsWith(`${name}/`)));
  // Where one cannot be read, the compiler complains of every line but this one.
  packages.forEach((name) => manifestOf(name, root));
  const sources = files.filter((file) => /\.(?:tsx?|mjs|cjs|json|css)$/.test(file));
  return {
    packages: packages.filter((name) => existsSync(join(root, name, 'tsconfig.json'))),
    linted: files.filter((file) =>
      /^[\w-]+\/(?:src|journeys|accessibility|faults|spread|bench|pictures)\/.*\.tsx?$|\.mjs$/.test(file),
    ),
    related: sources.filter((file) => !file.startsWith('e2e/')),
    // Its tests ask over HTTP and import nothing of what answers: those of the same folder stand for it.
    folders: [
      ...new Set(
        files
          .filter((file) => file.startsWith(`${SERVICE}/src/`))
          .map((file) => `${file.split('/').slice(0, 3).join('/')}/`),
      ),
    ].filter((folder) => hasTests(join(root, folder))),
    journeys: journeysOf(packages, files, root),
  };
}

const hasTests = (folder) =>
  existsSync(folder) && readdirSync(folder, { recursive: true }).some((name) => /\.test\.tsx?$/.test(name));

/** Journeys that were changed, or that name a remote that was, or one of its paths. */
function journeysOf(packages, files, root) {
  const words = packages
    .filter((name) => existsSync(join(root, name, 'foyer.json')))
    .flatMap((name) => [name, ...pathsOf(declarationOf(name, root))]);
  const changed = files.filter((file) => file.startsWith(`${JOURNEYS}/`)).map((file) => dirname(file).split('/')[2]);
  const naming = readdirSync(join(root, JOURNEYS)).filter((name) => {
    const text = readdirSync(join(root, JOURNEYS, name))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(root, JOURNEYS, name, file), 'utf8'))
      .join();
    return words.some((word) => text.includes(word));
  });
  return [...new Set([...changed, ...naming])];
}

/** Fixed beginnings of its routes' paths. */
const pathsOf = ({ routes = {} }) =>
  Object.values(routes)
    .flatMap(({ paths = {} }) => Object.values(paths))
    .map((path) => path.split(/[:*]/)[0])
    .filter((path) => path.length > 2);
