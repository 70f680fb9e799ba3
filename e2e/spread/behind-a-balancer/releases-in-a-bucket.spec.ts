import { rmSync } from 'node:fs';
import { startBalancer } from '../../src/harness/balancer.ts';
import { BucketReleases } from '../../src/harness/bucket-releases.ts';
import { startContentService } from '../../src/harness/content-service.ts';
import { startGateway, type Gateway } from '../../src/harness/gateway.ts';
import { freePort } from '../../src/harness/port.ts';
import { changedEvents } from '../../src/harness/releases.ts';
import { seededDirectory } from '../../src/harness/shared-house.ts';
import { expect, test } from '../../src/harness/test.ts';
import { expectNothingWrong, startVisitors } from './visitors.ts';

test('gateways that have their releases in one bucket follow every deploy, and no visitor notices, also while the bucket is away', async ({}, info) => {
  test.slow();
  const releases = await BucketReleases.filled();
  const dataDir = seededDirectory();
  const content = await startContentService({ dataDir, databaseUrl: process.env.DATABASE_URL });
  const ports = [await freePort(), await freePort()];
  const balancer = await startBalancer({
    gateways: ports.map((port) => `http://127.0.0.1:${port}`),
    contentServices: [content.url],
  });
  const gateways: Gateway[] = [];
  const headingAt = async (url: string) =>
    /<h1[^>]*>([^<]*)/.exec(await (await fetch(`${url}/de/programm`)).text())?.[1];
  const allShow = async (heading: string) => {
    for (const { url } of gateways)
      await expect.poll(() => headingAt(url), { intervals: [20], timeout: 120_000 }).toBe(heading);
    return performance.now();
  };
  try {
    for (const port of ports) {
      const env = releases.ownMachine();
      gateways.push(await startGateway({ apiUrl: balancer.contentUrl, releases: releases.place, port, env }));
    }
    await allShow('Programm und Karten');
    const visitors = startVisitors(balancer.url);
    await visitors.more(40);
    for (const mark of ['Eins', 'Zwei']) {
      const [changedAt, shownAt] = await Promise.all([
        releases.deploy(changedEvents(mark)),
        allShow(`Programm ${mark}`),
      ]);
      const description = `${Math.round(shownAt - changedAt)} ms after the registry was changed`;
      info.annotations.push({ type: `${mark} on all gateways`, description });
      await visitors.more(40);
    }
    await releases.s3.front.goAway();
    await visitors.more(120);
    await expect(releases.command('rollback', 'events')).rejects.toThrow('FOYER-116');
    await releases.s3.front.comeBack();
    await releases.command('rollback', 'events');
    await allShow('Programm Eins');
    await visitors.more(40);
    expectNothingWrong(await visitors.end(), gateways);
  } finally {
    for (const { process } of gateways) await process.stop();
    await balancer.stop();
    await content.process.stop();
    await releases.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
