import { rmSync } from 'node:fs';
import { startBalancer } from '../../src/harness/balancer.ts';
import { startContentService } from '../../src/harness/content-service.ts';
import { type EditorSession, logInAt } from '../../src/harness/editor-session.ts';
import { startGateway, type Gateway } from '../../src/harness/gateway.ts';
import { test } from '../../src/harness/own-page.ts';
import { freePort } from '../../src/harness/port.ts';
import { ground, seededDirectory } from '../../src/harness/shared-house.ts';
import { expect } from '../../src/harness/test.ts';
import { expectNothingWrong, startVisitors } from './visitors.ts';

test('several gateways and content services behind a balancer are one site, and no visitor notices when one is killed', async ({
  empty,
}) => {
  test.slow();
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
      const back = await serve(service.port);
      services[index] = back;
      // Before that, the next one would be the last.
      await balancer.uses(back.url);
      await visitors.more(40);
    }
    expectNothingWrong(await visitors.end(), gateways);
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
