import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
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
