import { faultsOf, idsTwice, structureOf } from '../../src/harness/html-faults.ts';
import { openWholeHouse } from '../../src/harness/house.ts';
import { morePatient } from '../../src/harness/make-ground.ts';
import { REMOTES } from '../../src/harness/paths.ts';
import { sitemapPaths } from '../../src/harness/site-pages.ts';
import { expect, test } from '../../src/harness/test.ts';

const AT_ONCE = 2;
/** Nearly three thousand pages that no cache has seen: a machine that has much else to do takes ten minutes. */
const LIMIT_MS = 20 * 60_000;

/** A page without what differs from house to house and from minute to minute: origins, the times when it and its content were made. */
const normalised = (html: string, origin: string): string =>
  html
    .replaceAll(origin, '')
    .replaceAll(encodeURIComponent(origin), '')
    .replaceAll(/"(now|created_at)":"[^"]*"/g, '"$1":""')
    .replaceAll(/DTSTAMP%3A\d+T\d+Z/g, 'DTSTAMP');

/** Where two texts part. */
function difference(one: string, other: string): string | null {
  if (one === other) return null;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return `${one.slice(at - 80, at + 80)} ≠ ${other.slice(at - 80, at + 80)}`;
}

test('every address of the sitemap gives the same valid HTML spread out as from one process with the embedded database', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(LIMIT_MS);
  const together = await openWholeHouse({
    variant: { render: 'worker', databaseUrl: undefined },
    prepare: (releases) => REMOTES.forEach((remote) => releases.patch(remote, 'release.json', morePatient)),
  });
  try {
    const paths = await sitemapPaths(request);
    expect(paths.length).toBeGreaterThan(500);
    const left = [...paths];
    const differing: string[] = [];
    const invalid: string[] = [];
    const structures = new Set<string>();
    const validate = async (path: string, html: string) => {
      const structure = structureOf(html);
      const faults = structures.has(structure) ? [] : await faultsOf(html);
      structures.add(structure);
      invalid.push(...[...faults, ...idsTwice(html)].map((fault) => `${path}: ${fault}`));
    };
    const compare = async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) {
        const [one, other] = await Promise.all(
          [baseURL ?? '', together.gateway.url].map(async (origin) => {
            const answer = await fetch(origin + path, { redirect: 'manual' });
            return `${answer.status} ${normalised(await answer.text(), origin)}`;
          }),
        );
        await validate(path, one?.slice(4) ?? '');
        const found = difference(one ?? '', other ?? '');
        if (found || !one?.startsWith('200 ')) differing.push(`${path}: ${found ?? one?.slice(0, 3)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, compare));
    expect(differing).toEqual([]);
    expect(invalid).toEqual([]);
  } finally {
    await together.close();
  }
});
