import type { Event, Paged, SearchResult } from '@foyer/shared/api';
import { ask, serviceForTests } from '../../testing/site.ts';
import { GOLDEN_SET, type GoldenQuery } from './golden-set.ts';

const PASS_SHARE = 0.97;
const FIRST = 3;

describe('the golden set', () => {
  const site = serviceForTests();

  async function missing({ locale, query, events = [], others = [] }: GoldenQuery): Promise<string[]> {
    const address = (list: string) => `${site.url}/${locale}/api/search/${list}/?query=${encodeURIComponent(query)}`;
    const dates = events.length > 0 ? (await ask<Paged<Event>>(address('events'))).body.results : [];
    const rest = others.length > 0 ? (await ask<Paged<SearchResult>>(address('others'))).body.results : [];
    // Several dates of one title are one thing to visitors.
    const titles = {
      dates: [...new Set(dates.map(({ title }) => title))].slice(0, FIRST),
      rest: rest.slice(0, FIRST).map(({ title }) => title),
    };
    const lacks = (wanted: string[], found: string[]) =>
      wanted.filter((title) => !found.includes(title)).map((title) => `${title} (found ${found.join(' | ')})`);
    return [...lacks(events, titles.dates), ...lacks(others, titles.rest)];
  }

  it('is found among the first three, 97 times of a hundred', async () => {
    const failed: string[] = [];
    for (const golden of GOLDEN_SET) {
      const lacking = await missing(golden);
      if (lacking.length > 0) failed.push(`${golden.locale} ${golden.kind} "${golden.query}": ${lacking.join('; ')}`);
    }
    const passed = GOLDEN_SET.length - failed.length;
    process.stdout.write(
      `Golden set: ${passed} of ${GOLDEN_SET.length}\n${failed.map((line) => `  ${line}\n`).join('')}`,
    );
    expect(GOLDEN_SET.length).toBeGreaterThanOrEqual(60);
    expect(passed / GOLDEN_SET.length).toBeGreaterThanOrEqual(PASS_SHARE);
  });
});
