/** `npm test`: every check. `npm test -- unit lint` runs some stages. Last line: `N passed, N failed`. */
import { build } from './steps/build.mjs';
import { ensureBrowser } from './steps/browser.mjs';
import { checkEndToEnd, checkLint, checkTypes, checkUnits } from './steps/checks.mjs';
import { install } from './steps/install.mjs';
import { checkNode } from './steps/node-version.mjs';
import { postgresBinaries, withPostgres } from './steps/postgres.mjs';
import { command, CommandError, say, seconds } from './steps/say.mjs';

/** What runs again with the parts spread out: remotes as processes of their own, content on a PostgreSQL server. */
const JOURNEYS = ['journeys/'];

/** Stages that run side by side share one build. */
let built;
const buildOnce = () => (built ??= build());

let browser;
async function endToEnd(options = {}) {
  await buildOnce();
  browser ??= (await ensureBrowser()) ?? '';
  return checkEndToEnd({ ...options, env: { CHROMIUM_PATH: browser || undefined, ...options.env } });
}

const add = (...counts) => counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }));

async function unitsOnPostgres() {
  const binaries = postgresBinaries();
  if (!binaries) {
    say('PostgreSQL is not installed here: these checks are left out.');
    return { passed: 0, failed: 0 };
  }
  await buildOnce();
  return withPostgres(binaries, (url) => checkUnits({ projects: ['content-service'], env: { DATABASE_URL: url } }));
}

async function spreadOut() {
  const run = (env) => endToEnd({ name: 'spread', paths: JOURNEYS, env: { RENDER: 'http', ...env } });
  const binaries = postgresBinaries();
  return binaries ? withPostgres(binaries, (url) => run({ DATABASE_URL: url })) : run({});
}

/** In this order: what fails fast comes first. Those of one row run side by side: beside a browser that waits for pages, two fifths of two processors are free. */
const ROWS = [['types'], ['unit'], ['e2e', 'postgres'], ['spread', 'lint']];
const STAGES = {
  types: checkTypes,
  lint: checkLint,
  unit: () => checkUnits(),
  e2e: () => endToEnd(),
  postgres: unitsOnPostgres,
  spread: spreadOut,
};

async function run(name) {
  const started = Date.now();
  say(`${name} …`);
  // A stage that breaks is one failed check; the others still run.
  const count = await STAGES[name]().catch((error) => {
    console.error(error instanceof CommandError ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  say(`${name}: ${count.passed} passed, ${count.failed} failed (${seconds(started)})`);
  return count;
}

await command(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !(name in STAGES));
  if (unknown) throw new CommandError('FOYER-505', `there is no stage "${unknown}"; the stages are ${Object.keys(STAGES).join(', ')}.`);
  checkNode();
  await install();
  const results = [];
  for (const row of ROWS) results.push(...(await Promise.all(row.filter((name) => wanted.length === 0 || wanted.includes(name)).map(run))));
  const total = add(...results);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
});
