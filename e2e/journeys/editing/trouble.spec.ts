import { bar, edit } from '../../src/harness/editing.ts';
import { logIn } from '../../src/harness/log-in.ts';
import { test } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';

const PAGES = '**/api/back-office/pages/**';
const problem = (status: number, errors?: Record<string, string[]>) => ({
  status,
  contentType: 'application/problem+json',
  json: { status, errors },
});

test('what does not fit about a page is said, also where no field shows it', async ({ page, empty }) => {
  await edit(page, empty);
  await bar(page).getByRole('button', { name: 'Seite', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Seite', exact: true });
  const headline = panel.getByLabel('Überschrift');
  await headline.fill('Willkommen');
  const gone = 'Das gibt es nicht oder nicht mehr: 7.';
  await page.route(PAGES, (route) =>
    route.request().method() === 'PUT' ? route.fulfill(problem(400, { og_picture_id: [gone] })) : route.continue(),
  );
  await panel.getByRole('button', { name: 'Speichern' }).click();
  await expect(panel.getByRole('alert')).toHaveText(gone);
  await expect(headline).toHaveValue('Willkommen');

  await page.unroute(PAGES);
  await panel.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Seite gespeichert.')).toBeVisible();
  await expect(panel.getByRole('alert')).toBeEmpty();
});

test('a new page waits for the list of pages, and what was entered stays', async ({ page, empty }) => {
  await page.route(PAGES, (route) => route.fulfill(problem(503)));
  await logIn(page, empty);
  await page.getByRole('button', { name: 'Neue Seite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neue Seite' });
  const make = dialog.getByRole('button', { name: 'Seite anlegen' });
  const title = dialog.getByLabel('Titel', { exact: true });
  await title.fill('Sommerfest');
  await expect(dialog.getByRole('alert')).toHaveText(/^Das ist gerade nicht zu haben/);
  await expect(make).toBeDisabled();

  await page.unroute(PAGES);
  await expect(make).toBeEnabled();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByLabel('Steht unter')).toBeEnabled();
  await expect(title).toHaveValue('Sommerfest');
});
