import { axeFaults } from '../../src/harness/axe.ts';
import { insert, publicHtml, publish, saved } from '../../src/harness/editing.ts';
import { expect, test } from '../../src/harness/empty-house.ts';
import { fillLogin } from '../../src/harness/log-in.ts';
import { interactive } from '../../src/harness/witness.ts';

for (const [path, headline, login] of [
  ['/de', 'Willkommen', 'meldet sich an'],
  ['/en', 'Welcome', 'logs in'],
] as const) {
  test(`${path} of a new house welcomes, and says how the first account is made`, async ({ page, witness }) => {
    await page.goto(path);
    await interactive(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(headline);
    await expect(main.locator('code')).toContainText('create-user');
    await expect(main.getByRole('link', { name: login })).toHaveAttribute('href', '/admin/login/');
    expect(await axeFaults(page)).toEqual([]);
    expect(witness.complaints).toEqual([]);
  });
}

test('its lists and its search say that there is nothing yet, and every link around the page leads somewhere', async ({
  page,
  request,
  witness,
}) => {
  for (const [path, words] of [
    ['/de/programm', 'Leider stehen keine Termine an.'],
    ['/de/produktionen', 'Zurzeit steht keine Produktion auf dem Spielplan.'],
    ['/de/team', 'Hier ist noch niemand vorgestellt.'],
    ['/de/series', 'Im Moment läuft keine Reihe.'],
    ['/de/mediathek-de', 'Hier gibt es noch keine Beiträge.'],
    ['/de/search?q=licht', 'Ihre Suche hat nichts gefunden'],
  ] as const) {
    await page.goto(path);
    await interactive(page);
    await expect(page.getByRole('main').getByRole('heading', { name: words })).toBeVisible();
  }
  expect(witness.complaints).toEqual([]);

  await page.goto('/de');
  const links = await page
    .locator(':is(header, main, footer) a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const lost: string[] = [];
  for (const link of new Set(links)) if (!(await request.get(link)).ok()) lost.push(link);
  expect(lost).toEqual([]);
});

test('its first administrator is made by the command, logs in and publishes the first page', async ({
  page,
  browser,
  emptyHouse,
  witness,
}) => {
  const said = await emptyHouse.command('create-user', 'anna', '--email', 'anna@house.example');
  await page.goto('/de');
  await page.getByRole('main').getByRole('link', { name: 'meldet sich an' }).click();
  await fillLogin(page, 'anna', said.trim().split(' ').at(-1));
  await page.waitForURL((url) => !url.pathname.startsWith('/admin/login'));

  await page.goto('/de');
  await page.getByRole('button', { name: 'Neue Seite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neue Seite' });
  await dialog.getByLabel('Titel', { exact: true }).fill('Unser Haus');
  await dialog.getByRole('radio', { name: 'Leer' }).check();
  await dialog.getByRole('button', { name: 'Seite anlegen' }).click();
  await expect(page).toHaveURL('/de/unser-haus?edit');
  await page.getByRole('button', { name: 'Modul einfügen' }).click();
  await insert(page, 'Überschrift');
  await expect(page.getByRole('textbox', { name: 'Überschrift', exact: true })).toBeFocused();
  await page.keyboard.type('Am Anfang war das Foyer');
  await saved(page);
  await publish(page);
  expect(witness.complaints).toEqual([]);

  await expect.poll(() => publicHtml(page, '/de/unser-haus')).toContain('Am Anfang war das Foyer');
  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(`${emptyHouse.url}/de/unser-haus`);
  await expect(visitor.getByRole('heading', { name: 'Am Anfang war das Foyer' })).toBeVisible();
  await visitor.close();
});
