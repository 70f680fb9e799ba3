import { addressDayOf, DAY_MS } from '../../src/harness/days.ts';
import { bar, edit } from '../../src/harness/editing.ts';
import { expect, test } from '../../src/harness/test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** A day of the programme, in twelve days. */
const day = addressDayOf(Date.now() + 12 * DAY_MS);

test('what is chosen stands on another ground than its neighbours', async ({ page }) => {
  for (const [path, chosen] of [
    ['/de/programm', ['DE Deutsch', 'Programm', 'Ab heute']],
    [`/de/programm?date=${day}`, ['DE Deutsch', 'Programm', String(Number(day.slice(0, 2)))]],
    ['/de/produktionen', ['DE Deutsch', 'Produktionen', 'Aktuell']],
  ] as const) {
    await page.goto(path);
    const marked = await page.locator(':is(header, [data-screen]) a[aria-current]:visible').evaluateAll((links) => {
      const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
      return links
        .filter((link) => {
          const other = link.closest('ul, tbody')!.querySelector('a:not([aria-current])')!;
          return ![groundOf(other), groundOf(document.body)].includes(groundOf(link));
        })
        .map(({ textContent }) => textContent);
    });
    expect(marked, path).toEqual(expect.arrayContaining([...chosen]));
  }
});

test('only the language of the page is underlined', async ({ page }) => {
  await page.goto('/de');
  const other = page.locator('header a[hreflang=en]');
  await expect(other).toHaveCSS('border-bottom-width', '0px');
  await expect(other).toHaveCSS('text-decoration-line', 'none');
});

test('days with events have their dot', async ({ page }) => {
  await page.goto(`/de/programm?date=${day}`);
  const isSeen = await page
    .locator('a[data-events]:not([aria-current])')
    .first()
    .evaluate((day) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(day, '::after');
      return parseFloat(borderTopWidth) > 0 && borderTopColor !== getComputedStyle(document.body).backgroundColor;
    });
  expect(isSeen).toBe(true);
});

test('the button of the menu has its three bars', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/de');
  const bars = page.locator('header a[href="#menu"] > span');
  const seen = await bars.evaluate((element) => {
    const { borderTopWidth, borderBottomWidth, borderTopColor } = getComputedStyle(element);
    const middle = getComputedStyle(element, '::before');
    const isSeen = ![borderTopColor, middle.borderTopColor].includes(getComputedStyle(document.body).backgroundColor);
    return [borderTopWidth, middle.borderTopWidth, borderBottomWidth, isSeen];
  });
  expect(seen).toEqual(['2px', '2px', '2px', true]);
});

test('the options of the filters show the browser’s own marks', async ({ page }) => {
  await page.goto('/de/programm?filter=1');
  const option = page.getByRole('group', { name: 'Ort' }).getByRole('radio').first();
  await expect(option).toBeChecked();
  await expect(option).toHaveCSS('opacity', '1');
});

test('in the editor buttons have an edge, and what is open or on stands on another ground', async ({ page }) => {
  await edit(page, '/de/besuch/preise');
  const outline = bar(page).getByRole('button', { name: 'Gliederung' });
  const ground = () => outline.evaluate((button) => getComputedStyle(button).backgroundColor);
  const closed = await ground();
  await expect(outline).not.toHaveCSS('border-top-width', '0px');
  await outline.press('Enter');
  await expect(outline).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(ground).not.toBe(closed);
  const panel = page.locator('[data-editor-panel=left]');
  await expect(panel).not.toHaveCSS('border-right-width', '0px');
});
