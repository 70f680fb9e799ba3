/** `npm run check`: what the change touches, in seconds; `npm run check -- <commit>` for the change since then. `npm test` proves the rest. */
import { changedFiles, touchedBy } from './steps/change.mjs';
import { checkLint, checkTypes, checkUnits } from './steps/checks.mjs';
import { install } from './steps/install.mjs';
import { checkNode } from './steps/node-version.mjs';
import { asksForHelp, command, CommandError, say, seconds } from './steps/say.mjs';

const HELP = `npm run check               types, lint and unit tests of what has changed since this branch began, on the main branch since the last commit
npm run check -- <commit>   of what has changed since then`;

async function timed(name, work) {
  const started = Date.now();
  const count = await work();
  say(`${name}: ${count.passed} passed, ${count.failed} failed (${seconds(started)})`);
  return count;
}

await command(async () => {
  const started = Date.now();
  if (asksForHelp()) return void console.log(HELP);
  checkNode();
  const [since, ...more] = process.argv.slice(2);
  if (more.length > 0)
    throw new CommandError('FOYER-505', `npm run check takes one commit, not "${more.join(' ')}", too.`);
  await install();
  const files = await changedFiles(since);
  if (files.length === 0) return say('Nothing has changed.');
  const { packages, linted, related, folders, journeys } = touchedBy(files);
  say(`${files.length} files have changed, in ${packages.join(', ') || 'no package'}.`);
  const types = () => timed('types', () => checkTypes(packages));
  // Its tests run the program that the types are checked with: while it is being written nobody can.
  const isProgram = packages.includes('content-service');
  const counts = isProgram ? [await types()] : [];
  const isBroken = counts.some(({ failed }) => failed > 0);
  const checks = [
    !isProgram && packages.length > 0 && types(),
    linted.length > 0 && timed('lint', () => checkLint(linted)),
    !isBroken && related.length > 0 && timed('unit, by imports', () => checkUnits({ name: 'check', related })),
    !isBroken &&
      folders.length > 0 &&
      timed('unit, of the service', () => checkUnits({ name: 'check-service', words: folders })),
  ];
  counts.push(...(await Promise.all(checks.filter(Boolean))));
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  say(
    `Left out: ${isBroken ? 'unit tests, since types are wrong; ' : ''}builds, PostgreSQL, the variant that is spread out, and ${journeys.length > 0 ? `these journeys: npm test -- e2e ${journeys.join(' ')}` : 'all journeys'}`,
  );
  console.log(`${sum('passed')} passed, ${sum('failed')} failed (${seconds(started)})`);
  return sum('failed') > 0 ? 1 : 0;
});
