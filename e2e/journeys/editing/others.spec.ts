import { AxeBuilder } from '@axe-core/playwright';
import { bar, edit, modules } from '../../src/harness/editing.ts';
import { logIn } from '../../src/harness/log-in.ts';
import { fill, headlineOf, rowOf, test } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';

/** An editor is known to the others within this time, and forgotten within that (in milliseconds). */
const KNOWN_WITHIN = 5000;
const FORGOTTEN_WITHIN = 30_000;

test('who else is here shows at the module where they are, and no longer once they have gone', async ({
  page,
  empty,
  contentUrl,
  browser,
}) => {
  await fill(contentUrl, empty, [rowOf(-1, 0), headlineOf(-10, -1, 0, 'Alpha'), headlineOf(-11, -1, 1, 'Beta')]);
  await edit(page, empty);
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const second = await other.newPage();
  await logIn(second, `${empty}?edit`);
  await expect(bar(second)).toBeVisible();

  const mark = (words: string) =>
    modules(page)
      .filter({ hasText: words })
      .evaluate((frame) => getComputedStyle(frame, '::after').content);
  await modules(second).filter({ hasText: 'Beta' }).focus();
  await expect.poll(() => mark('Beta'), { timeout: KNOWN_WITHIN }).toBe('"Edda Lindqvist"');
  await modules(second).filter({ hasText: 'Alpha' }).focus();
  await expect.poll(() => mark('Alpha'), { timeout: KNOWN_WITHIN }).toBe('"Edda Lindqvist"');
  expect(await mark('Beta')).toBe('none');
  await expect(bar(page).getByText(/^auch hier: Edda Lindqvist, bei „Überschrift: Alpha“/)).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await other.close();
  await expect.poll(() => mark('Alpha'), { timeout: FORGOTTEN_WITHIN }).toBe('none');
  await expect(bar(page).getByText(/^auch hier/)).toBeHidden();
});
