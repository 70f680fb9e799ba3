import { startFaultProxy } from '../../src/harness/fault-proxy.ts';
import { startGateway } from '../../src/harness/gateway.ts';
import { sharedHouse } from '../../src/harness/shared-house.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive, layoutInteractive, lostElements } from '../../src/harness/witness.ts';

test.describe('a page that does not exist', () => {
  test('answers 404 in the full layout, and hydrates without a complaint', async ({ page, witness }) => {
    const response = await page.goto('/de/gibtsnicht');
    expect(response?.status()).toBe(404);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('header nav a').first()).toBeAttached();
    await expect(page.locator('footer')).toBeVisible();
    await layoutInteractive(page);
    expect(await lostElements(page)).toEqual([]);
    // The browser itself notes the status of the document.
    expect(witness.complaints.filter((text) => !text.includes('the server responded with a status of 404'))).toEqual(
      [],
    );
  });

  test('leads on to the home page without a full load', async ({ page, witness }) => {
    await page.goto('/de/gibtsnicht');
    await layoutInteractive(page);
    await page.locator('main a[href="/de"]').click();
    await expect(page).toHaveURL(/\/de$/);
    await interactive(page);
    await expect(page.locator('[data-widget="events.list"]').first()).toBeVisible();
    expect(witness.documents).toHaveLength(1);
  });

  test('answers 404 in English too, and for an event that is not there', async ({ request }) => {
    const english = await request.get('/en/nothing-here');
    expect(english.status()).toBe(404);
    expect(await english.text()).toContain('<html lang="en"');
    expect((await request.get('/de/programm/gibtsnicht/999999')).status()).toBe(404);
  });

  test('is reported to the error log of the content service once per request', async ({ request, contentUrl }) => {
    const proxy = await startFaultProxy(contentUrl);
    const gateway = await startGateway({ apiUrl: proxy.url, releases: sharedHouse().releases });
    try {
      const reports = () => proxy.requests.filter((path) => path.includes('/api/dashboard-error-log/'));
      expect((await request.get(`${gateway.url}/de/gibtsnicht-1`)).status()).toBe(404);
      await expect.poll(() => reports().length).toBe(1);
      expect((await request.get(`${gateway.url}/de/gibtsnicht-1`)).status()).toBe(404);
      await expect.poll(() => reports().length).toBe(2);
    } finally {
      await gateway.process.stop();
      await proxy.close();
    }
  });
});
