import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@foyer/shared/eventually';
import { freePort } from './ports.mjs';
import { Service } from './supervisor.mjs';

/** Says its number, and ends when it is asked to. */
const SERVER = `
  const { createServer } = require('node:http');
  createServer((request, response) => {
    if (request.url === '/exit') process.exit(3);
    response.end(String(process.pid));
  }).listen(process.env.PORT, '127.0.0.1', () => console.log(process.pid));`;

describe('a service', () => {
  let folder;
  let service;
  let url;
  let started;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-service-'));
    const file = join(folder, 'server.cjs');
    writeFileSync(file, SERVER);
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    started = [];
    service = new Service({
      name: 'sample',
      args: [file],
      env: { PORT: String(port) },
      readyUrl: url,
      onOutput: (text) => started.push(Number(text)),
    });
    await service.start();
  });
  afterEach(async () => {
    await service.stop();
    rmSync(folder, { recursive: true });
  });

  const numberOf = async () => Number(await (await fetch(url)).text());
  const end = () => fetch(`${url}/exit`).catch(() => undefined);

  it('is started again when it has ended', async () => {
    const first = await numberOf();
    await end();
    await eventually(async () => (await numberOf()) !== first, { what: 'another process' });
    expect(started).toHaveLength(2);
  });

  it('that is restarted while it waits to be started again is started once', async () => {
    const said = [];
    const { log } = console;
    console.log = (line) => said.push(line);
    await end();
    await eventually(() => said.some((line) => /ended/.test(line)), { what: 'its end', every: 5 });
    console.log = log;
    await service.restart();
    const now = await numberOf();
    // Longer than that wait was to be.
    await pause(1000);
    expect(await numberOf()).toBe(now);
    await service.stop();
    await expect(numberOf()).rejects.toThrow();
  });
});
