import { basename } from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, test } from '../../src/harness/fault-test.ts';
import { noticeIn, touchUntilNotice } from '../../src/harness/page-life.ts';
import type { Releases } from '../../src/harness/releases.ts';
import { interactive } from '../../src/harness/witness.ts';

/** Takes a fragment's own files away. */
function without(fragment: string) {
  return (releases: Releases) => {
    for (const file of releases.manifest('events').assets[fragment] ?? [])
      releases.remove('events', new RegExp(`^${basename(file).replaceAll('.', '\\.')}`));
  };
}

/** Where the words of an element begin, in pixels from the edge of the window. */
const beginOf = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return Math.round(range.getBoundingClientRect().left);
  });

test.describe('a release with a chunk missing', () => {
  test('reloads the page once, then leaves it readable with a notice and a way to try again', async ({
    page,
    openHouse,
    witness,
  }) => {
    const house = await openHouse({ prepare: without('programme') });
    await page.goto(`${house.url}/de/programm`);
    await touchUntilNotice(page);
    await expect(noticeIn(page).getByRole('button')).toBeEnabled();
    // In line with the page's other words, not at the edge of the window.
    expect(await beginOf(noticeIn(page))).toBe(await beginOf(page.locator('main h1')));
    await expect(page.locator('main a[href^="/de/programm/"]').first()).toBeVisible();
    expect(witness.documents).toHaveLength(2);
    expect(
      witness.complaints.filter((text) => text.includes('FOYER-302') && text.includes('events@')),
    ).not.toHaveLength(0);

    await noticeIn(page).getByRole('button').click();
    await expect(noticeIn(page)).toBeVisible();
    expect(witness.documents).toHaveLength(2);
  });

  test('leaves links working: the other pages of the same remote open in place', async ({
    page,
    openHouse,
    witness,
  }) => {
    const house = await openHouse({ prepare: without('programme') });
    await page.goto(`${house.url}/de/programm`);
    await touchUntilNotice(page);
    witness.reset();
    await page.locator('main a[href^="/de/programm/"]').first().click();
    await expect(page).toHaveURL(/\/de\/programm\/.+\/\d+$/);
    await interactive(page);
    await expect(noticeIn(page)).toHaveCount(0);
    expect(witness.documents).toEqual([]);
  });

  test('of a widget leaves the widget readable and the rest of the page alive', async ({
    page,
    openHouse,
    witness,
  }) => {
    const house = await openHouse({ prepare: without('list') });
    await page.goto(`${house.url}/de`);
    const widget = page.locator('[data-widget="events.list"]').first();
    await widget.scrollIntoViewIfNeeded();
    await expect(widget.locator('p[data-failed]')).toBeVisible();
    await expect(widget.locator('a[href^="/de/programm/"]').first()).toBeVisible();
    await widget.locator('a[href^="/de/programm/"]').first().click();
    await expect(page).toHaveURL(/\/de\/programm\/.+\/\d+$/);
    await expect(page.locator('main h1').first()).toBeVisible();
    expect(witness.documents).toHaveLength(1);
  });
});
