import type { Gateway } from '../../src/harness/gateway.ts';
import { expect } from '../../src/harness/test.ts';
import { uncached } from '../../src/harness/timing.ts';

const PAGES = ['/de', '/en', '/de/programm', '/en/program', '/de/mediathek-de', '/de/besuch', '/de/impressum'];
const VISITORS = 4;
/** Of the log of a gateway, when something went wrong. */
const LOG_LETTERS = 20_000;

/** The status, with the words of a page that says what is wrong. */
function outcomeOf(status: number, html: string): number | string {
  if (!html.includes('</html>')) return 'cut off';
  return status === 200 ? status : `${status} ${/<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? ''}`;
}

/** Visitors who ask for one page after the other, kept ones and others, until they are ended. */
export function startVisitors(url: string) {
  const wrong: string[] = [];
  let answered = 0;
  let isOver = false;
  const visit = async (first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      const page = `${url}${PAGES[turn % PAGES.length] ?? ''}`;
      const outcome = await fetch(turn % 2 ? page : uncached(page), { headers: { connection: 'keep-alive' } })
        .then(async (answer) => outcomeOf(answer.status, await answer.text()))
        .catch((error: Error) => error.message);
      answered += 1;
      if (outcome !== 200) wrong.push(`${page}: ${outcome}`);
    }
  };
  const visits = Array.from({ length: VISITORS }, (_, index) => visit(index));
  return {
    /** Waits for so many more answers. */
    async more(count: number): Promise<void> {
      const wanted = answered + count;
      await expect.poll(() => answered, { timeout: 120_000 }).toBeGreaterThanOrEqual(wanted);
    },
    /** @returns the answers that were not as they should be */
    async end(): Promise<string[]> {
      isOver = true;
      await Promise.all(visits);
      return wrong;
    },
  };
}

/** No visitor has noticed anything; what the gateways have written says why one did. */
export function expectNothingWrong(wrong: readonly string[], gateways: readonly Gateway[]): void {
  const logs = gateways.map(({ process }) => process.output.slice(-LOG_LETTERS)).join('\n\n');
  expect(wrong, logs).toEqual([]);
}
