import { randomNumbers } from '../../src/harness/random.ts';
import { submitOverBreakingLine } from '../../src/harness/broken-submissions.ts';
import { expect, test } from '../../src/harness/test.ts';

const SUBMISSIONS = 60;

test('what is sent over a line that breaks is there exactly once, with its file', async ({
  browser,
  baseURL,
  contentUrl,
}) => {
  const { fates, entries } = await submitOverBreakingLine({
    ...{ browser, site: baseURL!, contentUrl, count: SUBMISSIONS },
    random: randomNumbers(Date.now() % 4_294_967_296),
  });
  for (const [fate, count] of Object.entries(fates)) expect(count, fate).toBeGreaterThan(0);
  expect(entries).toEqual(Array.from({ length: SUBMISSIONS }, () => 1));
});
