/** `npm test`: every check. `npm test -- unit lint` runs some stages, `npm test -- e2e menus` what is named in one. Last line: `N passed, N failed`. */
import { buildOnce } from './steps/build.mjs';
import { ensureTestBrowser } from './steps/browser.mjs';
import { checkEndToEnd, checkLint, checkTypes, checkUnits } from './steps/checks.mjs';
import { failuresList } from './steps/failures.mjs';
import { install } from './steps/install.mjs';
import { checkNode } from './steps/node-version.mjs';
import { run } from './steps/run.mjs';
import { postgresBinaries, withPostgres } from './steps/postgres.mjs';
import { asksForHelp, command, CommandError, say, seconds } from './steps/say.mjs';
import { keepTemporaryFilesInMemory } from './steps/temporary-files.mjs';
import { timesTable } from './steps/times.mjs';

const HELP = `npm test                        every check
npm test -- unit lint           these stages
npm test -- unit mfe-events     a package's unit tests, or those whose path has this word
npm test -- e2e menus           the journeys whose path has this word

Stages: types, unit (each package's tests, on the embedded database), postgres (the content service's tests on a PostgreSQL server),
e2e (journeys, accessibility and faults in a browser), spread (what the composition can change, with remotes as processes of their own
and content on PostgreSQL), lint, alone (what measures time in a browser), balancer (several gateways and content services behind one). For what a change touches, and nothing else: npm run check.`;

/** What the composition can change, to run again with the parts spread out; the rest is proven by comparing every page's HTML. */
const SPREAD = [
  'spread/same-html/',
  ...[
    'first-visit',
    'locale',
    'logged-in',
    'not-found',
    'publishing',
    'routes',
    'security-headers',
    'session-ended',
    'status-codes',
    'without-javascript',
  ].map((name) => `journeys/${name}/`),
];
const END_TO_END = ['journeys/', 'accessibility/', 'faults/'];

async function endToEnd(options) {
  await buildOnce();
  return checkEndToEnd({
    ...options,
    env: { CHROMIUM_PATH: (await ensureTestBrowser()) || undefined, ...options.env },
  });
}

async function allUnits(words) {
  // Packing builds what is not built, and others read what is built meanwhile. A few tests need not wait for it.
  if (words.length === 0) await buildOnce();
  return checkUnits({ words });
}

async function unitsOnPostgres(words) {
  const binaries = postgresBinaries();
  if (!binaries) {
    say('PostgreSQL is not installed here: these checks are left out.');
    return { passed: 0, failed: 0, times: [] };
  }
  await buildOnce();
  return withPostgres(binaries, (url) =>
    checkUnits({ name: 'postgres', projects: ['content-service'], words, workers: 1, env: { DATABASE_URL: url } }),
  );
}

/** With remotes as processes of their own, and content on PostgreSQL where it is installed. */
function spreadOut({ name, paths, words }) {
  const binaries = postgresBinaries();
  const check = (env) => endToEnd({ name, paths, words, env: { RENDER: 'http', E2E_CATALOGUE: 'none', ...env } });
  return binaries ? withPostgres(binaries, (url) => check({ DATABASE_URL: url })) : check({});
}

/** Visitors must not notice what happens to servers: those who wait too long do, and a machine with much else to do lets them wait. */
async function behindBalancer(words) {
  const canBalance = postgresBinaries() && (await run('haproxy', ['-v'])).code === 0;
  if (canBalance) return spreadOut({ name: 'balancer', paths: ['spread/behind-a-balancer/'], words });
  say('HAProxy or PostgreSQL is not installed here: what is behind a balancer is left out.');
  return { passed: 0, failed: 0, times: [] };
}

/**
 * In this order: what fails fast comes first. Lanes of one row run side by side, since browsers and databases leave processors idle, and a lane's
 * stages one after the other: more at once are not done sooner, and make all of them wait. What measures time has the machine to itself.
 */
const ROWS = [
  [['types']],
  [['unit']],
  [
    ['e2e', 'lint'],
    ['postgres', 'spread'],
  ],
  [['alone']],
  [['balancer']],
];
const STAGES = {
  types: checkTypes,
  unit: allUnits,
  postgres: unitsOnPostgres,
  // Whoever names some has them all: what measures time, too.
  e2e: (words) =>
    endToEnd({ name: 'e2e', paths: END_TO_END, words, project: words.length > 0 ? undefined : 'side by side' }),
  spread: (words) => spreadOut({ name: 'spread', paths: SPREAD, words }),
  lint: checkLint,
  alone: (words) => endToEnd({ name: 'alone', paths: END_TO_END, words, project: 'alone' }),
  balancer: behindBalancer,
};

async function runStage({ name, words }) {
  const started = Date.now();
  say(`${[name, ...words].join(' ')} …`);
  // A stage that breaks is one failed check; the others still run.
  const {
    passed,
    failed,
    times = [],
    failures = [],
  } = await STAGES[name](words).catch((error) => {
    console.error(error instanceof CommandError ? error.message : error);
    return { passed: 0, failed: 1, failures: [{ name: 'broke', message: String(error?.message ?? error) }] };
  });
  say(`${name}: ${passed} passed, ${failed} failed (${seconds(started)})`);
  return { name, passed, failed, times, failures, ms: Date.now() - started };
}

/** The stages that are asked for, each with the words that follow its name; all without any. */
function wantedOf(words) {
  const wanted = [];
  for (const word of words) {
    if (word in STAGES) wanted.push({ name: word, words: [] });
    else if (wanted.length > 0) wanted.at(-1).words.push(word);
    else
      throw new CommandError(
        'FOYER-505',
        `there is no stage "${word}"; the stages are ${Object.keys(STAGES).join(', ')}: npm test -- --help.`,
      );
  }
  return wanted.length > 0 ? wanted : Object.keys(STAGES).map((name) => ({ name, words: [] }));
}

await command(async () => {
  const given = process.argv.slice(2);
  if (asksForHelp(given)) return void console.log(HELP);
  const wanted = wantedOf(given);
  checkNode();
  keepTemporaryFilesInMemory();
  await install();
  const results = [];
  const runLane = async (lane) => {
    for (const stage of lane.flatMap((name) => wanted.filter((each) => each.name === name)))
      results.push(await runStage(stage));
  };
  for (const row of ROWS) await Promise.all(row.map(runLane));
  console.log(timesTable(results));
  if (results.some(({ failures }) => failures.length > 0)) console.log(failuresList(results));
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
});
