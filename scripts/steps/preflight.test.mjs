import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBeforeBuild } from './preflight.mjs';
import { ROOT } from './say.mjs';

describe('what is asked before anything is built', () => {
  let dataDir;
  beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'foyer-preflight-'))));
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('is whether a process that lives has the data directory', async () => {
    await expect(checkBeforeBuild({ dataDir, remotes: [] })).resolves.toBeUndefined();
    const { ownIdentity } = await import(join(ROOT, 'shared/dist/process-lock/process-identity.js'));
    writeFileSync(join(dataDir, 'content-service.lock'), JSON.stringify(ownIdentity()));
    await expect(checkBeforeBuild({ dataDir, remotes: [] })).rejects.toThrow(
      `The data directory ${dataDir} is in use by process ${process.pid}`,
    );
  });

  it('is whether a remote has the name of its folder: it would be published in the place of another', async () => {
    const root = join(dataDir, 'workspace');
    mkdirSync(join(root, 'mfe-shop'), { recursive: true });
    writeFileSync(
      join(root, 'mfe-shop/foyer.json'),
      JSON.stringify({ name: 'events', fragments: { counter: './src/counter/fragment.tsx' } }),
    );
    await expect(checkBeforeBuild({ dataDir, remotes: ['shop'], root })).rejects.toThrow(
      'FOYER-506: mfe-shop/foyer.json names the remote "events"',
    );
  });
});
