import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentCommand } from './testing/content-command.ts';

describe('a command for content', () => {
  it.each([
    ['unknown command', ['foo'], 'create-user'],
    ['unknown option', ['jobs', '--all'], '--retry'],
    ['too many arguments', ['backup', 'a.tar.gz', 'b.tar.gz'], 'where to write the archive'],
    ['missing required argument', ['restore'], '--replace'],
  ])('is refused for what it does not know, and says what there is: %s', async (fault, args, usage) => {
    const { code, output } = await contentCommand(args, {});
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^FOYER-505: ${fault}`));
    expect(output).toContain(usage);
  });

  it.each(['backup house.tar.gz', 'export events.csv'])(
    'writes nothing of a database in which there is nothing, and says so: %s',
    async (words) => {
      const folder = mkdtempSync(join(tmpdir(), 'foyer-empty-'));
      const [command = '', name = ''] = words.split(' ');
      const { code, output } = await contentCommand([command, join(folder, name)], {
        DATA_DIR: join(folder, 'mistyped'),
        DATABASE_URL: '',
      });
      const [line, ...more] = output.trim().split('\n');
      expect([code, line, more]).toEqual([1, expect.stringMatching(/^FOYER-409: .+mistyped/), []]);
      expect(readdirSync(folder)).toEqual(['mistyped']);
      rmSync(folder, { recursive: true });
    },
  );

  it.each([
    ['export', 'events.ics', 'neither .csv nor .tar.gz'],
    ['import', 'events.xlsx', 'neither .csv nor .ics nor .tar.gz'],
  ])('takes no kind of file that it does not know: %s %s', async (command, name, words) => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-kinds-'));
    const place = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
    const { code, output } = await contentCommand([command, join(folder, name)], place);
    expect([code, output]).toEqual([1, expect.stringMatching(new RegExp(`^FOYER-406: .*${name} is ${words}`))]);
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it('says in a sentence which setting is not allowed', async () => {
    const { code, output } = await contentCommand(['jobs'], { PORT: 'x' });
    expect(code).toBe(1);
    expect(output).toMatch(/^FOYER-501: the setting PORT .+\n$/);
  });
});
