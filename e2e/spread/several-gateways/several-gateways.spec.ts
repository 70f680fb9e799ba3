import { startBalancer } from '../../src/harness/balancer.ts';
import { logInAt } from '../../src/harness/editor-session.ts';
import { startGateway, type Gateway } from '../../src/harness/gateway.ts';
import { test } from '../../src/harness/own-page.ts';
import { ground, sharedHouse } from '../../src/harness/shared-house.ts';
import { expect } from '../../src/harness/test.ts';
import { uncached } from '../../src/harness/timing.ts';

const PAGES = ['/de', '/en', '/de/programm', '/en/program', '/de/mediathek-de', '/de/besuch', '/de/impressum'];
const VISITORS = 4;

/** Visitors who ask for one page after the other, kept ones and others. */
function startVisitors(url: string) {
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

test('several gateways behind a balancer are one site, and no visitor notices when one is killed', async ({
  empty,
}) => {
  const { contentUrl } = sharedHouse();
  const start = () => startGateway({ apiUrl: contentUrl, releases: ground().patient });
  const gateways: Gateway[] = [await start(), await start()];
  const [one, two] = gateways as [Gateway, Gateway];
  const balancer = await startBalancer(gateways.map(({ url }) => url));
  try {
    const editor = await logInAt(one.url, 'admin');
    const titleAt = async (url: string) => /<h1[^>]*>([^<]*)/.exec(await (await fetch(url + empty)).text())?.[1];
    for (const { url } of gateways) expect(await titleAt(url)).toBe('Probe');
    const name = empty.replace('/de/', '');
    const { id } = (await (await editor.get(`/de/pageeditor-api/page/${name}`)).json()) as { id: number };
    const changed = await editor.send('PUT', `/de/api/back-office/pages/${id}/`, {
      title: { de: 'Neu', en: 'New' },
      path: { de: name, en: name },
      is_online: true,
    });
    expect(changed.status, await changed.text()).toBe(200);
    for (const { url } of gateways) await expect.poll(() => titleAt(url)).toBe('Neu');

    const visitors = startVisitors(balancer.url);
    await visitors.more(40);
    await one.process.kill();
    await visitors.more(120);
    expect(await visitors.end()).toEqual([]);
    // Who logged in at the one is logged in at the other.
    const details = await fetch(`${two.url}/de/api/user-details/`, { headers: { cookie: editor.cookie } });
    expect(await details.json()).toMatchObject({ is_logged_in: true });
    expect((await fetch(`${balancer.url}/metrics`)).status).toBe(404);
  } finally {
    await balancer.stop();
    for (const { process } of gateways) await process.stop();
  }
});
