import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Nav, Page, Paged, Settings } from '@foyer/shared/api';
import { ownDatabase } from '../../testing/running-service.ts';
import { openInProcess, type TestedService } from '../../testing/service-in-process.ts';
import { ask, logIn } from '../../testing/site.ts';

describe('a site without a house', () => {
  let site: TestedService;
  let database: Awaited<ReturnType<typeof ownDatabase>>;

  beforeAll(async () => {
    database = await ownDatabase({ empty: true });
    const dataDir = await mkdtemp(join(tmpdir(), 'foyer-empty-'));
    site = await openInProcess({ dataDir, env: { ...database.env, HOUSE: 'none' } });
  });
  afterAll(async () => {
    await site.stop();
    rmSync(site.dataDir, { recursive: true, force: true });
    await database.drop();
  });

  it.each(['de', 'en'])('has a home page, settings and a menu in %s', async (locale) => {
    const page = await ask<Page>(`${site.url}/${locale}/pageeditor-api/page/`);
    expect([page.status, page.body.modules.length]).toEqual([200, 1]);
    expect((await ask(`${site.url}/${locale}/pageeditor-api/settings`)).status).toBe(200);
    expect((await ask<Nav>(`${site.url}/${locale}/pageeditor-api/nav`)).body.menu).toHaveLength(3);
  });

  it('has a name of its own, which nobody need know from elsewhere', async () => {
    const { house } = (await ask<Settings>(`${site.url}/de/pageeditor-api/settings`)).body;
    expect(house).toEqual(expect.objectContaining({ name: 'Foyer', claim: '', security_contact: '' }));
  });

  it.each(['events', 'articles', 'persons', 'productions'])('has empty lists: %s', async (list) => {
    const { status, body } = await ask<Paged<unknown>>(`${site.url}/de/api/${list}/`);
    expect([status, body.count]).toEqual([200, 0]);
  });

  it('lets nobody in with the logins of the demo house', async () => {
    const { cookie } = await logIn(site.url, 'admin');
    expect(cookie).toContain('sessionid=undefined');
  });
});
