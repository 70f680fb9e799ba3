import { logIn } from '../../src/harness/log-in.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive, lostElements } from '../../src/harness/witness.ts';

test('the dashboard tells what happens on the site, and leads on in place', async ({ page, request, witness }) => {
  for (let index = 0; index < 20; index += 1) await request.get(`/de/gibtsnicht/uebersicht-${index}`);
  await logIn(page, '/de/cms-hub');
  await interactive(page);
  await expect(page.locator('body')).toHaveClass('layout-dashboard');
  await expect(page.getByRole('banner')).toHaveCount(0);
  for (const name of [
    'Zustand der Website',
    'Letzte Änderungen',
    'Fehlende Seiten',
    'Suche',
    'Medien',
    'Versionen',
    'Verwaltung',
  ])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  const errors = page.getByRole('region', { name: 'Fehlende Seiten', exact: true });
  await expect(errors.getByText('/de/gibtsnicht/uebersicht-19')).toBeVisible();
  expect(await lostElements(page)).toEqual([]);
  expect(witness.complaints).toEqual([]);

  witness.reset();
  await errors.getByRole('link', { name: 'Weiter' }).click();
  await expect(page).toHaveURL(/\/de\/cms-hub\?log=2#errors$/);
  await expect(errors.getByText(/^16–/)).toBeVisible();
  expect(witness.documents).toEqual([]);
});

test('a part of the dashboard that cannot be read leaves the others alone', async ({ page }) => {
  await logIn(page, '/de/user/profile');
  await interactive(page);
  await page.route('**/api/dashboard-search-keywords/**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('main').getByRole('link', { name: 'Übersicht' }).click();
  await expect(
    page.getByRole('region', { name: 'Suche', exact: true }).getByText('Das kann gerade nicht gezeigt werden.'),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Medien', exact: true }).getByRole('img').first()).toBeVisible();
});

test('a phone reads in words whether website and shop are open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, '/de/cms-hub');
  const states = page.getByRole('region', { name: 'Zustand der Website' }).getByText(/^(online|offline)$/);
  await expect(states).toHaveCount(2);
  const sizes = await states.evaluateAll((words) => words.map((word) => parseFloat(getComputedStyle(word).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});

test('the dashboard speaks one language, whatever that of the account is', async ({ page }) => {
  await logIn(page, '/de/user/profile');
  for (const [path, name, titles] of [
    ['/de/cms-hub', 'Verwaltung', ['Übersicht', 'Back-Office']],
    ['/en/cms-hub', 'Administration', ['Dashboard', 'Back office']],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('region', { name, exact: true }).getByRole('link')).toHaveText(titles);
  }
});
