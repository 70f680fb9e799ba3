import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { grantAccess } from './operator-access.ts';
import { askRunning } from './running-or-store.ts';

/** What a command hears from a data directory whose note leads to this server. */
async function asking<T>(answer: RequestListener, work: (dataDir: string, service: Server) => Promise<T>): Promise<T> {
  const service = createServer(answer).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-data-'));
  grantAccess(dataDir, { url: `http://127.0.0.1:${(service.address() as AddressInfo).port}`, token: 'x' });
  try {
    return await work(dataDir, service);
  } finally {
    service.close();
    rmSync(dataDir, { recursive: true });
  }
}

it('tells a command whose service ends in the middle of an answer', () =>
  asking(
    (_, response) => void response.write('the first half', () => response.destroy()),
    async (dataDir) => {
      const answer = await askRunning({ dataDir }, '/internal/archive');
      expect(answer).not.toBeNull();
      await expect(answer && text(answer)).rejects.toMatchObject({ code: 'FOYER-406' });
    },
  ));

it('tells one whose service ends before it answers: what it was asked for may be done', () =>
  asking(
    (request) => request.socket.destroy(),
    async (dataDir) => {
      await expect(askRunning({ dataDir }, '/internal/archive')).rejects.toMatchObject({ code: 'FOYER-406' });
    },
  ));

it('takes the note of a killed service for none, also where somebody else has its port now', async () => {
  await asking(
    (_, response) => void response.writeHead(403).end('Who are you?'),
    async (dataDir) => expect(await askRunning({ dataDir }, '/internal/archive')).toBeNull(),
  );
  // Stopped before it is asked: nobody has its port.
  await asking(
    () => undefined,
    async (dataDir, service) => {
      await new Promise((done) => service.close(done));
      expect(await askRunning({ dataDir }, '/internal/archive')).toBeNull();
    },
  );
});
