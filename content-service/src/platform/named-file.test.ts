import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeNewFile } from './named-file.ts';

it('takes away what killed commands have left half written in its folder, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-files-'));
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60_000);
  for (const [name, hours] of [
    ['monday.tar.gz.foyer-part', 24],
    ['under-way.tar.gz.foyer-part', 0],
    ['film.mp4.part', 24],
  ] as const) {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), hoursAgo(hours), hoursAgo(hours));
  }
  await writeNewFile(join(folder, 'tuesday.tar.gz'), async (out) => void (await once(out.end('x'), 'finish')));
  expect(readdirSync(folder).sort()).toEqual(['film.mp4.part', 'tuesday.tar.gz', 'under-way.tar.gz.foyer-part']);
  rmSync(folder, { recursive: true });
});
