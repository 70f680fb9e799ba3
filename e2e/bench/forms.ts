/**
 * `npm run bench -- forms [submissions]`: sends a form with a file 500 times over a line that breaks at random. Fails when one
 * of them is not there, there twice, or without its file.
 */
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../src/harness/chromium.ts';
import { submitOverBreakingLine } from '../src/harness/broken-submissions.ts';
import { openWholeHouse } from '../src/harness/house.ts';
import { randomNumbers } from '../src/harness/random.ts';
import { judge, printTable } from './measure/table.ts';

const SUBMISSIONS = Number(process.argv[2] ?? 500);

const house = await openWholeHouse({ env: { LOG_LEVEL: 'warn' } });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
try {
  const since = performance.now();
  const { fates, entries } = await submitOverBreakingLine({
    ...{ browser, site: house.gateway.url, contentUrl: house.content.url, count: SUBMISSIONS },
    random: randomNumbers(20_261_204),
  });
  printTable(
    `${SUBMISSIONS} submissions with a file, ${Math.round((performance.now() - since) / 1000)} s`,
    Object.entries(fates).map(([fate, requests]) => ({ 'what became of a request': fate, requests })),
  );
  judge([
    { what: 'no submission is lost', met: !entries.includes(0) },
    { what: 'none is there twice', met: entries.every((count) => !(count > 1)) },
    { what: 'each has its own file', met: !entries.some(Number.isNaN) },
  ]);
} finally {
  await browser.close();
  await house.close();
}
