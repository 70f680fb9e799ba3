import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@foyer/shared/eventually';
import { ownDatabase, startService } from './testing/running-service.ts';

test('all threads of the service give way to the one that answers', async () => {
  const database = await ownDatabase();
  const service = await startService({ env: database.env });
  const pid = service.process.pid ?? 0;
  // Other systems do not tell threads apart.
  const isTold = process.platform === 'linux';
  const threads = isTold ? readdirSync(`/proc/${pid}/task`).map(Number) : [];
  const others = threads.filter((thread) => thread !== pid);
  // Four of Node's pool alone.
  expect(others.length > 4).toBe(isTold);
  for (const thread of others) expect(getPriority(thread)).toBeGreaterThan(getPriority(pid));
  await service.stop();
  await database.drop();
});

test('an upload that never ends does not keep the service from closing its database', async () => {
  const database = await ownDatabase();
  const service = await startService({ env: database.env });
  const upload = request(`${service.url}/de/api/temp-files/`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  const cut = once(upload, 'error');
  upload.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n');
  const waiting = () => readdirSync(join(service.dataDir, 'temp-files')).length;
  await eventually(() => waiting() === 1, { what: 'a file on its way' });
  await service.stop();
  await cut;
  expect(existsSync(join(service.dataDir, 'operator.json'))).toBe(false);
  rmSync(service.dataDir, { recursive: true, force: true });
  await database.drop();
});
