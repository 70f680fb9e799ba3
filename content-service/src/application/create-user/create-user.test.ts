import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditEntry, Paged, UserDetails } from '@foyer/shared/api';
import { contentCommand } from '../../testing/content-command.ts';
import { ownDatabase } from '../../testing/running-service.ts';
import { openInProcess, type TestedService } from '../../testing/service-in-process.ts';
import { ask, logIn } from '../../testing/site.ts';

const GOOD = 'vier-fremde-kraniche-singen';

describe('create-user', () => {
  let database: Awaited<ReturnType<typeof ownDatabase>>;
  let dataDir: string;

  beforeAll(async () => {
    database = await ownDatabase({ empty: true });
    dataDir = mkdtempSync(join(tmpdir(), 'foyer-users-'));
  });
  afterAll(async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await database.drop();
  });

  const settings = () => ({ ...database.env, DATA_DIR: dataDir });
  async function create(flags: string[], password?: string): Promise<[number | null, string]> {
    const input = password === undefined ? [] : ['--password-stdin'];
    const { code, output } = await contentCommand(['create-user', ...flags, ...input], settings(), password);
    return [code, output];
  }
  const mailTo = (name: string): string[] => ['--email', `${name}@house.example`];
  /** What the service knows of whoever logs in so, and how it answers them who asks for the accounts. */
  async function enter(site: TestedService, username: string, password: string) {
    const { headers } = await logIn(site.url, username, password);
    const { body } = await ask<UserDetails>(`${site.url}/de/api/user-details/`, { headers });
    const { status } = await ask(`${site.url}/de/api/back-office/users/`, { headers });
    return { ...body, status };
  }

  describe('while no service runs', () => {
    let made: [number | null, string];

    beforeAll(async () => {
      made = await create(['anna', ...mailTo('anna')]);
    });

    it('makes the first administrator, also before the first start, and says a password once', async () => {
      expect(made).toEqual([
        0,
        expect.stringMatching(
          /^Created anna \(admin\)\. Log in at \/admin\/login\/\. Its password, which nobody can read again: \S{12}\n$/,
        ),
      ]);
      const password = made[1].trim().split(' ').at(-1) ?? '';
      const site = await openInProcess({ dataDir, env: { ...database.env, HOUSE: 'none' } });
      const anna = await enter(site, 'anna', password);
      await site.stop();
      expect(anna).toMatchObject({ is_logged_in: true, email: 'anna@house.example', locale: 'de', status: 200 });
    });

    it('refuses a second account of that name, however it is written', async () => {
      for (const name of ['anna', 'ANNA'])
        expect(await create([name, ...mailTo('other')])).toEqual([
          1,
          `FOYER-422: The account ${name} was not created.\n  username: This exists already. Please choose something else.\n`,
        ]);
    });
  });

  describe('while the service runs', () => {
    let site: TestedService;

    beforeAll(async () => {
      site = await openInProcess({ dataDir, env: { ...database.env, HOUSE: 'none' } });
    });
    afterAll(() => site.stop());

    it('takes a password from standard input, and does not repeat it', async () => {
      const flags = ['--role', 'editor', '--locale', 'en', '--first-name', 'Bert', '--last-name', 'Holm'];
      expect(await create(['bert', ...mailTo('bert'), ...flags], `${GOOD}\n`)).toEqual([
        0,
        'Created bert (editor). Log in at /admin/login/.\n',
      ]);
      const bert = await enter(site, 'bert', GOOD);
      expect(bert).toMatchObject({ first_name: 'Bert', last_name: 'Holm', locale: 'en', status: 403 });
    });

    it('refuses what the back-office refuses, names every fault, and creates nothing', async () => {
      expect(await create(['zwei Worte', ...mailTo('zwei')], 'kurz')).toEqual([
        1,
        expect.stringMatching(
          /^FOYER-422: The account zwei Worte was not created\.\n {2}username: Letters.+\n {2}password: A password has at least 12.+\n$/,
        ),
      ]);
      for (const [flags, password, fault] of [
        [['cora', '--email', 'cora'], GOOD, 'email: Invalid'],
        [['cora', ...mailTo('cora')], '', 'password: '],
        [['Bert', ...mailTo('other')], GOOD, 'username: This exists already'],
      ] as const)
        expect(await create([...flags], password)).toEqual([
          1,
          expect.stringMatching(new RegExp(`^FOYER-422: .*\n  ${fault}`)),
        ]);
      expect(await enter(site, 'cora', GOOD)).toMatchObject({ is_logged_in: false });
    });

    it('says which flag is missing or wrong', async () => {
      expect(await create(['dora'])).toEqual([1, expect.stringContaining("required option '--email <address>'")]);
      expect(await create(['dora', ...mailTo('dora'), '--role', 'queen'])).toEqual([
        1,
        expect.stringContaining('Allowed choices are admin, editor'),
      ]);
    });

    it('leaves a line in the audit trail', async () => {
      await create(['emil', ...mailTo('emil')], GOOD);
      const { headers } = await logIn(site.url, 'emil', GOOD);
      const trail = await ask<Paged<AuditEntry>>(`${site.url}/de/api/back-office/audit/?page_size=100`, { headers });
      expect(trail.body.results).toContainEqual(
        expect.objectContaining({ author: 'operator', action: 'create', resource: 'users', title: 'emil' }),
      );
    });

    it('is open to nobody without the token of the data directory', async () => {
      for (const authorization of ['', 'Bearer x']) {
        const headers = { authorization, 'content-type': 'application/json' };
        const { status } = await ask(`${site.url}/internal/users`, { method: 'POST', headers, body: '{}' });
        expect(status).toBe(403);
      }
    });
  });
});
