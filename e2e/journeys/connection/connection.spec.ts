import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

for (const [path, lost, back] of [
  ['/de', 'Keine Verbindung zum Internet.', 'Die Verbindung ist wieder da.'],
  ['/en', 'No internet connection.', 'You are back online.'],
] as const) {
  test(`a lost connection is said on ${path}, and that it is back`, async ({ page, context }) => {
    await page.goto(path);
    await interactive(page);
    const notice = page.getByRole('status').filter({ hasText: new RegExp(`${lost}|${back}`) });
    await expect(notice).toHaveCount(0);
    await context.setOffline(true);
    await expect(notice).toContainText(lost);
    await expect(notice).toBeInViewport();
    await context.setOffline(false);
    await expect(notice).toContainText(back);
    await expect(notice).toHaveCount(0);
  });
}

test('a page that the browser had kept says that the connection is lost', async ({ page, context }) => {
  await page.goto('/de/agb');
  await interactive(page);
  await page.goto('/de/impressum');
  await interactive(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveURL('/de/agb');
  await expect(page.getByRole('status').filter({ hasText: 'Keine Verbindung zum Internet.' })).toBeInViewport();
});
