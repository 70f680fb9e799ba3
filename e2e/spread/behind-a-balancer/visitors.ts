import { expect } from '../../src/harness/test.ts';
import { uncached } from '../../src/harness/timing.ts';

const PAGES = ['/de', '/en', '/de/programm', '/en/program', '/de/mediathek-de', '/de/besuch', '/de/impressum'];
const VISITORS = 4;

/** Visitors who ask for one page after the other, kept ones and others, until they are ended. */
export function startVisitors(url: string) {
  const wrong: string[] = [];
  let answered = 0;
  let isOver = false;
  const visit = async (first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      const page = `${url}${PAGES[turn % PAGES.length] ?? ''}`;
      const outcome = await fetch(turn % 2 ? page : uncached(page), { headers: { connection: 'keep-alive' } })
        .then(async (answer) => ((await answer.text()).includes('</html>') ? answer.status : 'cut off'))
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
