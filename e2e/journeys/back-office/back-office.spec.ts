import { eventually } from '@foyer/shared/eventually';
import type { Page } from '@playwright/test';
import { axeFaults } from '../../src/harness/axe.ts';
import { logIn } from '../../src/harness/log-in.ts';
import { expect, test } from '../../src/harness/test.ts';
import { untilClosed } from '../../src/harness/until-closed.ts';

/** A change is to be seen by visitors within this, in milliseconds, where a page is read at once. */
const SEEN_WITHIN_MS = 1000;

interface EventRecord {
  id: number;
  title: { de: string; en: string };
  urls: { de: string; en: string };
}

/** Changes the record as another window of the same editor would. */
async function changeElsewhere(page: Page, path: string, change: Record<string, unknown>): Promise<void> {
  const read = await page.request.get(path);
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const { id: _id, urls: _urls, ...record } = (await read.json()) as Record<string, unknown>;
  const answer = await page.request.put(path, {
    data: { ...record, ...change },
    headers: { 'if-match': read.headers().etag ?? '', 'x-csrftoken': csrf },
  });
  expect(answer.status()).toBe(200);
}

const field = (page: Page, language: 'de' | 'en', label: string) =>
  page.locator(`[data-language="${language}"]`).getByLabel(label).first();

test('an editor finds an event, changes it in both languages, meets somebody else’s change, and visitors see it within a second', async ({
  page,
  browser,
  baseURL,
  witness,
}) => {
  await logIn(page, '/admin/events/');
  await page.getByRole('searchbox').fill('Sammlung wandert');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ Ein/ })).toBeVisible();
  await expect(page).toHaveURL(/filter=/);
  const rows = page.locator('tbody tr');
  await expect(rows.first()).toContainText('Die Sammlung wandert');
  const faults = await axeFaults(page, 'list');
  await rows.first().getByRole('link').click();

  // The address of the record can be kept: it is the one that the site's toolbar leads to.
  await expect(page).toHaveURL(/\/admin\/events\/\d+\/change\/$/);
  const id = Number(/events\/(\d+)/.exec(page.url())?.[1]);
  const path = `/de/api/back-office/events/${id}/`;
  const before = (await (await page.request.get(path)).json()) as EventRecord;
  await page.reload();
  await field(page, 'de', 'Titel').fill('Die Sammlung zieht um');
  await field(page, 'en', 'Titel').fill('The collection moves');
  faults.push(...(await axeFaults(page, 'form')));
  const visitor = await browser.newContext({ baseURL });
  const { de: german, en: english } = before.urls;
  const beforeRead = Date.now();
  expect(await (await visitor.request.get(german)).text()).toContain(before.title.de);
  const readMs = Date.now() - beforeRead;
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Sammlung zieht um');
  const isSeen = async (url: string, text: string) => (await (await visitor.request.get(url)).text()).includes(text);
  await eventually(
    async () => (await isSeen(german, 'Die Sammlung zieht um')) && (await isSeen(english, 'The collection moves')),
    { within: SEEN_WITHIN_MS * 2 + 20 * readMs, what: 'the new titles on the site' },
  );
  await visitor.close();

  expect(witness.complaints).toEqual([]);
  await changeElsewhere(page, path, { title: { de: 'Andere Worte', en: 'The collection moves' } });
  await field(page, 'de', 'Titel').fill('Meine Worte');
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('dialog', { name: 'Jemand anderes hat inzwischen gespeichert' });
  await expect(conflict.getByText('Andere Worte')).toBeVisible();
  await expect(conflict.getByText('Meine Worte')).toBeVisible();
  await conflict.getByRole('button', { name: 'So speichern' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meine Worte');
  await page.getByRole('button', { name: 'Verlauf' }).click();
  await expect(page.getByRole('dialog', { name: 'Verlauf' }).getByText('Andere Worte').first()).toBeVisible();
  await changeElsewhere(page, path, { title: before.title });
  expect(faults).toEqual([]);
});

test('who deletes what is in use learns by whom, and what was typed is not left unseen', async ({ page }) => {
  await logIn(page, '/admin/room/1/change/');
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  const dialog = page.getByRole('dialog', { name: /wird verwendet/ });
  const events = dialog.getByRole('listitem').filter({ hasText: 'Veranstaltungen' });
  await expect(events.first()).toContainText(/\d{4}, \d\d\.\d\d · Veranstaltungen/);
  await dialog.getByRole('button', { name: 'Behalten' }).click();
  expect((await page.request.get('/de/api/back-office/rooms/1/')).status()).toBe(200);

  await field(page, 'de', 'Name').fill('');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Dieses Feld ist ein Pflichtfeld!')).toBeVisible();
  await page.getByRole('link', { name: 'Seiten' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(page).toHaveURL(/\/admin\/room\/1\/change\//);
});

test('another language of the interface loses nothing that was typed', async ({ page }) => {
  await logIn(page, '/admin/rooms/1/change/');
  await field(page, 'de', 'Name').fill('Ein anderer Raum');
  await page.getByRole('button', { name: 'English' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Deutsch' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expect(field(page, 'de', 'Name')).toHaveValue('Ein anderer Raum');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeEnabled();
});

test('a popup answers whoever opened it, and nobody else', async ({ page, witness }) => {
  await logIn(page, '/admin/pictures/');
  await expect(page.locator('.pictures img').first()).toBeVisible();
  const faults = await axeFaults(page, 'media library');
  const opening = page.waitForEvent('popup');
  const answer = page.evaluate(
    () =>
      new Promise((resolve) => {
        const popup = window.open(
          '/admin/popup/image-finder/?request=word&lang=en',
          '_blank',
          'popup,width=900,height=700',
        );
        window.addEventListener(
          'message',
          ({ data, source, origin }: MessageEvent<{ type: string; request: string; value: unknown }>) => {
            if (source !== popup || origin !== location.origin || data.request !== 'word') return;
            if (data.type === 'ready')
              popup?.postMessage({ foyer: 'popup', request: 'word', type: 'start', value: { id: 1 } }, location.origin);
            if (data.type === 'picked') resolve(data.value);
          },
        );
      }),
  );
  const popup = await opening;
  await expect(popup.getByRole('heading', { name: 'Bild auswählen' })).toBeVisible();
  await expect(popup.locator('.pictures button').first()).toBeVisible();
  faults.push(...(await axeFaults(popup, 'popup')));
  await untilClosed(popup, () => popup.locator('.pictures button').first().click());
  const picked = (await answer) as { id: number; url: string; alt: string };
  expect([typeof picked.id, picked.url.startsWith('/media/'), picked.alt !== '']).toEqual(['number', true, true]);

  await page.locator('.pictures a').first().click();
  await page.getByRole('button', { name: 'Zuschneiden' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Ecke unten rechts' })).toBeVisible();
  expect(faults).toEqual([]);
  expect(witness.complaints).toEqual([]);
});
