import { expect } from '../../src/harness/test.ts';
import { draftOf, fill, headlineOf, rowOf, textOf } from '../../src/harness/own-page.ts';
import { bar, edit, modules, publish, saved, test } from './steps.ts';

test('an earlier version comes back once it is asked what changes; what is typed meanwhile stays', async ({
  page,
  empty,
  contentUrl,
}) => {
  await fill(contentUrl, empty, [rowOf(-1, 0), headlineOf(-2, -1, 0, 'Früher'), textOf(-3, -1, 1, '<p>Ein Text</p>')]);
  await edit(page, empty);
  await publish(page);
  await page.getByRole('textbox', { name: 'Überschrift', exact: true }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' und später');
  await saved(page);
  await publish(page);

  await bar(page).getByRole('button', { name: 'Versionen' }).click();
  const versions = page.getByRole('region', { name: 'Versionen' });
  await expect(versions.getByRole('listitem').nth(1)).toBeVisible();
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((heard) => {
    void page.route('**/restore/', async (route) => {
      heard();
      await new Promise<void>((done) => (answer = done));
      await route.continue();
    });
  });
  const former = versions.getByRole('listitem').nth(1).getByRole('button', { name: 'Wiederherstellen' });
  await former.click();
  const question = page.getByRole('dialog', { name: /^Version .* wiederherstellen\?$/ });
  await expect(question.getByRole('list', { name: 'Was sich ändert' })).toContainText('Früher und später');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(former).toBeFocused();
  await former.press('Enter');
  await question.getByRole('button', { name: 'Wiederherstellen' }).click();
  await asked;
  await modules(page).last().getByRole('textbox', { name: 'Text', exact: true }).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', gerade getippt');
  answer();
  await expect(page.getByText('Wiederhergestellt und veröffentlicht.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Überschrift', exact: true })).toHaveText('Früher');
  await saved(page);
  await expect
    .poll(async () => JSON.stringify((await draftOf(contentUrl, empty)).rows))
    .toContain('<p>Ein Text, gerade getippt</p>');
});
