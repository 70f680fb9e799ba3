import type { BrowserContext, Page } from '@playwright/test';
import { axeFaults } from '../../src/harness/axe.ts';
import { drafts } from '../../src/harness/drafts.ts';
import { holdBack } from '../../src/harness/hold-back.ts';
import { logIn } from '../../src/harness/log-in.ts';
import { onSlowMachine } from '../../src/harness/slow-machine.ts';
import { expect, test } from '../../src/harness/test.ts';

const title = (page: Page, language: 'de' | 'en' = 'de') =>
  page.locator(`[data-language="${language}"]`).getByLabel('Titel').first();
const offer = (page: Page) => page.getByRole('dialog', { name: 'Nicht gespeicherte Eingaben' });

/** Ends the window as a crash does, once the browser keeps these words. */
async function kill(page: Page, words: string): Promise<void> {
  await expect.poll(() => drafts(page)).toContain(words);
  await page.close({ runBeforeUnload: false });
}

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';

/** An article that no visitor sees. @returns where it is changed, and where the service has it */
async function makeArticle(page: Page, words: string) {
  const made = await page.request.post('/de/api/back-office/articles/', {
    data: { title: { de: words, en: words }, published_at: '2099-01-01T12:00:00+01:00', media_type: 'text' },
    headers: { 'x-csrftoken': await tokenOf(page) },
  });
  const { id } = (await made.json()) as { id: number };
  return { screen: `/admin/articles/${id}/change/`, record: `/de/api/back-office/articles/${id}/` };
}

async function read(page: Page, path: string) {
  const answer = await page.request.get(path);
  return { record: (await answer.json()) as Record<string, unknown>, etag: answer.headers()['etag'] ?? '' };
}

/** Changes the record as somebody else would. */
async function changeElsewhere(page: Page, path: string, change: Record<string, unknown>): Promise<void> {
  const { record, etag } = await read(page, path);
  const { id: _id, urls: _urls, ...before } = record;
  const answer = await page.request.put(path, {
    data: { ...before, ...change },
    headers: { 'if-match': etag, 'x-csrftoken': await tokenOf(page) },
  });
  expect(answer.status()).toBe(200);
}

test('a record is deleted with what was not saved of it, and nobody is asked about that', async ({ page }) => {
  await logIn(page, '/admin/articles/');
  const { screen, record } = await makeArticle(page, 'Zu löschen');
  await page.goto(screen);
  await title(page).fill('Noch nicht gespeichert');
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page
    .getByRole('dialog', { name: /löschen/ })
    .getByRole('button', { name: 'Löschen' })
    .click();
  await expect(page).toHaveURL(/\/admin\/articles\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await page.request.get(record)).status()).toBe(404);
  await expect.poll(() => drafts(page)).not.toContain('Noch nicht gespeichert');
});

test('what is typed while a record is being made is offered on its page', async ({ page }) => {
  await logIn(page, '/admin/productions/create/');
  const letThrough = await holdBack(page, '**/api/back-office/productions/?idempotency_key=*');
  await title(page).fill('Der Speicher');
  await title(page, 'en').fill('The Granary');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Anlegen' })).toHaveAttribute('aria-busy', 'true');
  await title(page).fill('Der Speicher brennt');
  await letThrough();
  await expect(page).toHaveURL(/\/admin\/productions\/\d+\/change\/$/);
  await expect(offer(page)).toContainText('Der Speicher brennt');
  await offer(page).getByRole('button', { name: 'Wieder aufnehmen' }).click();
  await expect(title(page)).toHaveValue('Der Speicher brennt');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Der Speicher brennt' })).toBeVisible();
  await expect.poll(() => drafts(page)).not.toContain('Der Speicher');
});

test('whoever types on until the page of a new record is there finds every letter in what is offered on it', async ({
  page,
}) => {
  await logIn(page, '/admin/productions/create/');
  await title(page, 'en').fill('The Mill');
  await title(page).fill('Die Mühle');
  await title(page).evaluate((element) => {
    const input = element as HTMLInputElement;
    const typing = setInterval(() => {
      if (!input.isConnected) return clearInterval(typing);
      input.setRangeText('e', input.value.length, input.value.length, 'end');
      input.dispatchEvent(new Event('input', { bubbles: true }));
      document.body.dataset.typed = input.value;
    });
  });
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/admin\/productions\/\d+\/change\/$/);
  await expect(offer(page)).toContainText('Die Mühlee');
  const typed = await page.locator('body').getAttribute('data-typed');
  await offer(page).getByRole('button', { name: 'Wieder aufnehmen' }).click();
  await expect(title(page)).toHaveValue(typed ?? '');
});

test('what was typed into a record in the instant before somebody left is offered to them, also on a slow machine', async ({
  page,
}) => {
  await logIn(page, '/admin/articles/');
  const { screen } = await makeArticle(page, 'Im letzten Augenblick');
  await page.goto(screen);
  page.on('dialog', (dialog) => void dialog.accept());
  await title(page).waitFor();
  await onSlowMachine(page, async () => {
    await title(page).fill('Schon fort');
    await page.reload();
  });
  await expect(offer(page)).toContainText('Schon fort');
});

test('what was typed into a record is taken up again after the tab has died, beside what somebody else has saved', async ({
  page,
  context,
}) => {
  await logIn(page, '/admin/articles/');
  const { screen, record } = await makeArticle(page, 'Verloren geglaubt');
  await page.goto(screen);
  await title(page).fill('Wiedergefunden');
  await expect.poll(() => drafts(page)).toContain('Wiedergefunden');
  // A window that stands open has lost nothing.
  const beside = await open(context, screen);
  await expect(title(beside)).toHaveValue('Verloren geglaubt');
  await expect(offer(beside)).toBeHidden();
  await kill(page, 'Wiedergefunden');
  await changeElsewhere(beside, record, { author: 'Jemand anderes' });

  await beside.goto(screen);
  await expect(offer(beside)).toContainText('Wiedergefunden');
  await expect(offer(beside)).toContainText(/zuletzt am \w\w \d/);
  expect(await axeFaults(beside, 'offer')).toEqual([]);
  await offer(beside).getByRole('button', { name: 'Wieder aufnehmen' }).press('Enter');
  await expect(offer(beside)).toBeHidden();
  await expect(title(beside)).toHaveValue('Wiedergefunden');
  await expect(title(beside, 'en')).toHaveValue('Verloren geglaubt');
  await beside.keyboard.press('Control+s');
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText('Wiedergefunden');
  expect((await read(beside, record)).record).toMatchObject({
    title: { de: 'Wiedergefunden', en: 'Verloren geglaubt' },
    author: 'Jemand anderes',
  });
  await expect.poll(() => drafts(beside)).toBe('[]');
  await beside.close({ runBeforeUnload: false });

  const again = await open(context, screen);
  await expect(title(again)).toHaveValue('Wiedergefunden');
  await expect(offer(again)).toBeHidden();
});

test('where somebody else has changed the same meanwhile, whoever saves what was taken up again chooses', async ({
  page,
  context,
}) => {
  await logIn(page, '/admin/articles/');
  const { screen, record } = await makeArticle(page, 'Umstritten');
  await page.goto(screen);
  await title(page).fill('Meine Worte');
  await kill(page, 'Meine Worte');
  const again = await context.newPage();
  await changeElsewhere(again, record, { title: { de: 'Andere Worte', en: 'Umstritten' } });
  await again.goto(screen);
  await offer(again).getByRole('button', { name: 'Wieder aufnehmen' }).click();
  await again.getByRole('button', { name: 'Speichern' }).click();
  const conflict = again.getByRole('dialog', { name: 'Jemand anderes hat inzwischen gespeichert' });
  await expect(conflict).toContainText('Andere Worte');
  await conflict.getByRole('button', { name: 'So speichern' }).click();
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('Meine Worte');
  await expect.poll(() => drafts(again)).toBe('[]');
});

test('a new record that nobody has saved is offered in its form, and thrown away for good', async ({
  page,
  context,
}) => {
  await logIn(page, '/admin/articles/create/');
  await title(page).fill('Ganz neu');
  await kill(page, 'Ganz neu');

  const elsewhere = await open(context, '/admin/rooms/create/');
  await expect(elsewhere.locator('[data-language="de"]').getByLabel('Name').first()).toBeVisible();
  await expect(offer(elsewhere)).toBeHidden();
  const again = await open(context, '/admin/articles/create/');
  await offer(again).getByRole('button', { name: 'Wegwerfen' }).click();
  await expect(title(again)).toHaveValue('');
  await expect.poll(() => drafts(again)).toBe('[]');
  await again.reload();
  await expect(title(again)).toHaveValue('');
  await expect(offer(again)).toBeHidden();
});
