import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

describe('temporary files of tests', () => {
  let memory;
  beforeEach(() => {
    memory = mkdtempSync(join(tmpdir(), 'foyer-memory-'));
  });
  afterEach(() => rmSync(memory, { recursive: true }));

  /** In a process of its own, whose end removes them. */
  function inProcess(options) {
    const program = `
      import { keepTemporaryFilesInMemory } from ${JSON.stringify(resolve('scripts/steps/temporary-files.mjs'))};
      import { existsSync } from 'node:fs';
      import { tmpdir } from 'node:os';
      const folder = keepTemporaryFilesInMemory(${JSON.stringify(options)});
      console.log(JSON.stringify({ folder, isThere: existsSync(folder ?? ''), isUsed: tmpdir() === folder }));`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
    return JSON.parse(stdout);
  }

  it('are in memory while the process lives, and then gone', () => {
    const { folder, isThere, isUsed } = inProcess({ memory, room: 1 });
    expect([isThere, isUsed, existsSync(folder)]).toEqual([true, true, false]);
  });

  it('stay where they were on a machine without that, or without room', () => {
    expect(inProcess({ memory: join(memory, 'nowhere') })).toEqual({ isThere: false, isUsed: false });
    expect(inProcess({ memory, room: 1024 ** 6 })).toEqual({ isThere: false, isUsed: false });
    expect(readdirSync(memory)).toEqual([]);
  });

  it('of a process that was ended by force go with the next, and those of others stay', () => {
    // No process has such a number.
    for (const name of ['foyer-test-99999999', `foyer-test-${process.pid}`, 'others'])
      mkdirSync(join(memory, name, 'a'), { recursive: true });
    inProcess({ memory, room: 1 });
    expect(readdirSync(memory).sort()).toEqual([`foyer-test-${process.pid}`, 'others']);
  });
});
