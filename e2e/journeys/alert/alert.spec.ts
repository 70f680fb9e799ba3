import type { Page } from '@playwright/test';
import { expect, test } from '../../src/harness/test.ts';
import { interactive, layoutShift } from '../../src/harness/witness.ts';

const COOKIE = 'breaking_news_closed';
const alert = (page: Page) => page.getByRole('complementary', { name: 'Aktueller Hinweis' });

test.describe('the news above everything', () => {
  test('are closed for good: not on other pages, not after a reload, and without a jump', async ({
    page,
    context,
    request,
    witness,
  }) => {
    const [first] = (await (await request.get('/api/breaking-news/')).json()) as { id: number; title: string }[];
    await page.goto('/de');
    await interactive(page);
    await expect(alert(page)).toContainText(first!.title);
    await alert(page).getByRole('button').click();
    await expect(alert(page)).toHaveCount(0);
    const kept = (await context.cookies()).find(({ name }) => name === COOKIE);
    expect(kept?.value).toBe(String(first!.id));
    expect((kept!.expires * 1000 - Date.now()) / 86_400_000).toBeGreaterThan(29);

    await page
      .getByRole('navigation', { name: 'Hauptmenü' })
      .getByRole('link', { name: 'Programm', exact: true })
      .click();
    await expect(page).toHaveURL('/de/programm');
    await expect(alert(page)).toHaveCount(0);
    const answer = await page.reload();
    expect(await answer!.text()).not.toContain(first!.title);
    await interactive(page);
    await expect(alert(page)).toHaveCount(0);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    expect(witness.complaints).toEqual([]);
  });

  test('come back when there are others', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: COOKIE, value: '2000000000', url: baseURL! }]);
    await page.goto('/de');
    await expect(alert(page)).toBeVisible();
  });

  test('are cut to two lines in a small window', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/de');
    const lines = await alert(page)
      .locator('p')
      .evaluate((element) =>
        Math.round(element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight)),
      );
    expect(lines).toBeLessThanOrEqual(2);
    await interactive(page);
    await alert(page).getByRole('button', { name: 'Ganz lesen' }).click();
    const isCut = await alert(page)
      .locator('p')
      .evaluate((element) => element.scrollHeight > element.clientHeight + 1);
    expect(isCut).toBe(false);
  });
});
