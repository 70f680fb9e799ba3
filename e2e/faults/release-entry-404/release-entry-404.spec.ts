import { copyFileSync } from 'node:fs';
import { expect, test } from '../../src/harness/fault-test.ts';
import { goToTop, noticeIn, touchUntilNotice } from '../../src/harness/page-life.ts';
import { sharedHouse } from '../../src/harness/shared-house.ts';
import { interactive } from '../../src/harness/witness.ts';

const withoutEntry = {
  prepare: (releases: import('../../src/harness/releases.ts').Releases) =>
    void releases.remove('events', /^remoteEntry\.js/),
};

test.describe('a release whose entry is missing', () => {
  test('leaves its page readable: it reloads once, then says what is the matter, and recovers by the button', async ({
    page,
    openHouse,
    witness,
  }) => {
    const house = await openHouse(withoutEntry);
    const response = await page.goto(`${house.url}/de/programm`);
    expect(response?.status()).toBe(200);
    await touchUntilNotice(page);
    await expect(noticeIn(page)).toHaveAttribute('role', 'status');
    await expect(page.locator('main a[href^="/de/programm/"]').first()).toBeVisible();
    expect(witness.documents).toHaveLength(2);
    expect(
      witness.complaints.filter((text) => text.includes('FOYER-301') && text.includes('events@')),
    ).not.toHaveLength(0);

    copyFileSync(
      `${sharedHouse().releases}/events/${house.releases.active('events')}/client/remoteEntry.js`,
      house.releases.path('events', 'client/remoteEntry.js'),
    );
    await noticeIn(page).getByRole('button').click();
    await interactive(page);
    await expect(noticeIn(page)).toHaveCount(0);
    expect(witness.documents).toHaveLength(2);
  });

  test('takes only its own widget from a page of another remote', async ({ page, openHouse, witness }) => {
    const house = await openHouse(withoutEntry);
    await page.goto(`${house.url}/de`);
    const widget = page.locator('[data-widget="events.list"]').first();
    await widget.scrollIntoViewIfNeeded();
    await expect(widget.locator('p[data-failed]')).toBeVisible();
    await expect(widget.locator('a[href^="/de/programm/"]').first()).toBeVisible();
    expect(witness.documents).toHaveLength(1);
    await goToTop(page);
    await page.locator('a[hreflang="en"]:visible').first().click();
    await expect(page).toHaveURL(/\/en$/);
    expect(witness.documents).toHaveLength(1);
  });

  test('is reached from elsewhere by a full load instead', async ({ page, openHouse, witness }) => {
    const house = await openHouse(withoutEntry);
    await page.goto(`${house.url}/de/gibtsnicht`);
    await page.locator('header a[href="/de/programm"]:visible').first().click();
    await expect(page).toHaveURL(/\/de\/programm(\?page=\d+)?$/);
    await expect(page.locator('main a[href^="/de/programm/"]').first()).toBeVisible();
    expect(witness.documents.length).toBeGreaterThan(1);
  });
});
