import { rmSync } from 'node:fs';
import { startBalancer } from '../../src/harness/balancer.ts';
import { startContentService } from '../../src/harness/content-service.ts';
import { type EditorSession, logInAt } from '../../src/harness/editor-session.ts';
import { startGateway, type Gateway } from '../../src/harness/gateway.ts';
import { test } from '../../src/harness/own-page.ts';
import { freePort } from '../../src/harness/port.ts';
import { ground, seededDirectory } from '../../src/harness/shared-house.ts';
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

test('several gateways and content services behind a balancer are one site, and no visitor notices when one is killed', async ({
  empty,
}) => {
  const dataDir = seededDirectory();
  const serve = (port?: number) => startContentService({ dataDir, port, databaseUrl: process.env.DATABASE_URL });
  const services = [await serve(), await serve()];
  const ports = [await freePort(), await freePort()];
  const balancer = await startBalancer({
    gateways: ports.map((port) => `http://127.0.0.1:${port}`),
    contentServices: services.map(({ url }) => url),
  });
  const gateways: Gateway[] = [];
  try {
    for (const port of ports)
      gateways.push(await startGateway({ apiUrl: balancer.contentUrl, releases: ground().patient, port }));
    const [one, two] = gateways as [Gateway, Gateway];
    const titleAt = async (url: string) => /<h1[^>]*>([^<]*)/.exec(await (await fetch(url + empty)).text())?.[1];
    for (const { url } of gateways) expect(await titleAt(url)).toBe('Probe');
    const name = empty.replace('/de/', '');
    const rename = async ({ send, get }: EditorSession, title: { de: string; en: string }) => {
      const { id } = (await (await get(`/de/pageeditor-api/page/${name}`)).json()) as { id: number };
      const path = { de: name, en: name };
      const changed = await send('PUT', `/de/api/back-office/pages/${id}/`, { title, path, is_online: true });
      expect(changed.status, await changed.text()).toBe(200);
      for (const { url } of gateways) await expect.poll(() => titleAt(url)).toBe(title.de);
    };
    // Whichever service is written to: the gateways follow one of them.
    const editor = await logInAt(one.url, 'admin');
    await rename(editor, { de: 'Neu', en: 'New' });
    for (const { url } of services) await rename(await logInAt(url, 'admin'), { de: `Von ${url}`, en: `From ${url}` });

    const visitors = startVisitors(balancer.url);
    await visitors.more(40);
    await one.process.kill();
    await visitors.more(120);
    for (const [index, service] of services.entries()) {
      await service.process.kill();
      await visitors.more(120);
      services[index] = await serve(service.port);
      await visitors.more(40);
    }
    expect(await visitors.end()).toEqual([]);
    // Who logged in at the one is logged in at the other, and what is written now is seen as before.
    const details = await fetch(`${two.url}/de/api/user-details/`, { headers: { cookie: editor.cookie } });
    expect(await details.json()).toMatchObject({ is_logged_in: true });
    gateways.shift();
    for (const { url } of services) await rename(await logInAt(url, 'admin'), { de: `An ${url}`, en: `At ${url}` });
    expect((await fetch(`${balancer.url}/metrics`)).status).toBe(404);
  } finally {
    for (const { process } of gateways) await process.stop();
    await balancer.stop();
    for (const { process } of services) await process.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
