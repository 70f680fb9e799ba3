import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { grantAccess } from './operator-access.ts';
import { askRunning } from './running-or-store.ts';

it('tells a command whose service ends in the middle of an answer', async () => {
  const service = createServer((_, response) => {
    response.write('the first half', () => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-data-'));
  grantAccess(dataDir, { url: `http://127.0.0.1:${(service.address() as AddressInfo).port}`, token: 'x' });
  try {
    const answer = await askRunning({ dataDir }, '/internal/archive');
    expect(answer).not.toBeNull();
    await expect(answer && text(answer)).rejects.toMatchObject({ code: 'FOYER-406' });
  } finally {
    service.close();
    rmSync(dataDir, { recursive: true });
  }
});
