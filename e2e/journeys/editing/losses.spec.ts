import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../src/harness/chromium.ts';
import { DECIDED } from '../../src/harness/consent.ts';
import { drafts, workingCopies } from '../../src/harness/drafts.ts';
import { bar, cutOff, edit, insert, saved } from '../../src/harness/editing.ts';
import { logIn } from '../../src/harness/log-in.ts';
import { draftOf, test } from '../../src/harness/own-page.ts';
import { onSlowMachine } from '../../src/harness/slow-machine.ts';
import { expect } from '../../src/harness/test.ts';

/** Adds a headline after whatever stands on the page. */
async function writeHeadline(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Modul einfügen', exact: true }).last().click();
  await insert(page, 'Überschrift');
  await page.keyboard.type(words);
}

/** A save has failed, and the browser keeps these words, too, which may have been typed since. */
async function expectKept(page: Page, words: string): Promise<void> {
  await expect(bar(page).getByRole('status')).toHaveText(/^Offline/);
  await expect.poll(() => workingCopies(page)).toContain(words);
}

const heading = (page: Page, words: string) => page.getByRole('heading', { name: words, exact: true });

/** A browser with a memory of its own. */
function openBrowser(memory: string, baseURL: string | undefined): Promise<BrowserContext> {
  return chromium.launchPersistentContext(memory, { baseURL, executablePath: findChromium(), args: CHROMIUM_ARGS });
}

/** Ends whatever runs with a folder, as a battery does. */
function kill(folder: string): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(folder)) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
}

test.describe('what was typed and reached no server', () => {
  test('is there after the tab was closed', async ({ page, empty, context }) => {
    await edit(page, empty);
    await cutOff(page);
    await writeHeadline(page, 'Ohne Netz');
    await expectKept(page, 'Ohne Netz');
    await page.close({ runBeforeUnload: false });

    const again = await context.newPage();
    await again.goto(`${empty}?edit`);
    await expect(heading(again, 'Ohne Netz')).toBeVisible();
    await saved(again);
  });

  test('is there for who went at once, over the browser’s warning, also on a slow machine', async ({ page, empty }) => {
    await edit(page, empty);
    await cutOff(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await writeHeadline(page, 'Im selben');
    await onSlowMachine(page, async () => {
      await page.keyboard.type(' Augenblick');
      await page.reload();
    });
    await expect(heading(page, 'Im selben Augenblick')).toBeVisible();
  });

  test('is there after the browser was killed', async ({ empty, baseURL, contentUrl }) => {
    const memory = mkdtempSync(join(tmpdir(), 'foyer-browser-'));
    const before = await openBrowser(memory, baseURL);
    await before.addCookies([DECIDED]);
    const page = await before.newPage();
    await logIn(page, `${empty}?edit`);
    await cutOff(page);
    await writeHeadline(page, 'Akku leer');
    await expectKept(page, 'Akku leer');
    const ended = before.waitForEvent('close');
    kill(memory);
    await ended;

    const after = await openBrowser(memory, baseURL);
    const again = await after.newPage();
    await logIn(again, `${empty}?edit`);
    await expect(heading(again, 'Akku leer')).toBeVisible();
    await saved(again);
    expect(JSON.stringify(await draftOf(contentUrl, empty))).toContain('Akku leer');
    await after.close();
    rmSync(memory, { recursive: true, force: true });
  });

  test('by one person in two windows is there once both are gone', async ({ page, empty, context, contentUrl }) => {
    await edit(page, empty);
    await writeHeadline(page, 'Anfang');
    await saved(page);
    const second = await context.newPage();
    await second.goto(`${empty}?edit`);
    await expect(heading(second, 'Anfang')).toBeVisible();
    for (const [window, words] of [
      [page, 'Erstes Fenster'],
      [second, 'Zweites Fenster'],
    ] as const) {
      await window.bringToFront();
      await cutOff(window);
      await heading(window, 'Anfang').click();
      await writeHeadline(window, words);
      await expectKept(window, words);
    }
    // Each window goes on in its own copy when it is loaded anew.
    await page.reload();
    await expect(heading(page, 'Erstes Fenster')).toBeVisible();
    await expect(heading(page, 'Zweites Fenster')).toHaveCount(0);
    for (const window of [page, second]) await window.close({ runBeforeUnload: false });

    const again = await context.newPage();
    await again.goto(`${empty}?edit`);
    for (const words of ['Erstes Fenster', 'Zweites Fenster']) await expect(heading(again, words)).toBeVisible();
    await saved(again);
    const kept = JSON.stringify(await draftOf(contentUrl, empty));
    expect(kept).toContain('Erstes Fenster');
    expect(kept).toContain('Zweites Fenster');
  });

  test('under “Seite” is there after the tab was closed, and goes once it is saved or thrown away', async ({
    page,
    empty,
    context,
  }) => {
    const panel = (window: Page) => window.getByRole('region', { name: 'Seite', exact: true });
    const title = (window: Page) => panel(window).getByLabel('Titel für Suchmaschinen');
    const openPanel = (window: Page) => bar(window).getByRole('button', { name: 'Seite', exact: true }).click();
    const comeBack = async () => {
      const again = await context.newPage();
      await again.goto(`${empty}?edit`);
      await openPanel(again);
      return again;
    };
    const lose = async (window: Page, words: string) => {
      await title(window).fill(words);
      await expect.poll(() => drafts(window)).toContain(words);
      await window.close({ runBeforeUnload: false });
    };
    await edit(page, empty);
    await openPanel(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await title(page).fill('Im selben Augenblick');
    await page.reload();
    await openPanel(page);
    await expect(title(page)).toHaveValue('Im selben Augenblick');
    await lose(page, 'Noch nicht gespeichert');

    const second = await comeBack();
    await expect(title(second)).toHaveValue('Noch nicht gespeichert');
    await expect(panel(second).getByRole('status').filter({ hasText: 'Es ist wieder da' })).toBeVisible();
    await panel(second).getByRole('button', { name: 'Speichern' }).click();
    await expect(second.getByText('Seite gespeichert.')).toBeVisible();
    await expect(panel(second).getByText('Es ist wieder da')).toBeHidden();
    await expect.poll(() => drafts(second)).toBe('[]');
    await lose(second, 'Doch nicht');

    const third = await comeBack();
    await expect(title(third)).toHaveValue('Doch nicht');
    await panel(third).getByRole('button', { name: 'Wegwerfen' }).click();
    await expect(title(third)).toHaveValue('Noch nicht gespeichert');
    await expect.poll(() => drafts(third)).toBe('[]');
  });
});
