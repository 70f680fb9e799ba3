import { CLIPBOARD_SAMPLES } from '@foyer/shared/testing';
import { logIn } from '../../src/harness/log-in.ts';
import { paste } from '../../src/harness/paste.ts';
import { expect, test } from '../../src/harness/test.ts';

/** As the field writes it: items and quotations hold paragraphs. */
const inField = (html: string) => html.replace(/<(li|blockquote)>(.*?)(?=<\/\1>|<[uo]l>)/g, '<$1><p>$2</p>');

test('running text takes what other programs copy as the page editor does', async ({ page, witness }) => {
  await logIn(page, '/admin/persons/create/');
  const field = page.locator('[data-language="de"] .ProseMirror').first();
  for (const { from, html, clean } of CLIPBOARD_SAMPLES) {
    await field.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await paste(field, { 'text/html': html, 'text/plain': 'Worte' });
    await expect.poll(() => field.innerHTML(), from).toBe(inField(clean));
  }
  expect(witness.complaints).toEqual([]);
});
