import type { ModuleRow } from '@foyer/shared/modules';
import type { Locator, Page } from '@playwright/test';
import { bar, edit, modules, tools } from '../../src/harness/editing.ts';
import { endSession } from '../../src/harness/editor-session.ts';
import { fill, headlineOf, rowOf, test, textOf } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';

/** What a finger needs, in pixels (WCAG 2.2, 2.5.5). */
const FINGER = 44;
const WORDS = '<p>Ein Text, der so lang ist, dass sein Anfang in keine Zeile eines Telefons passt, und noch länger</p>';

/** Buttons of the editor that are pressed where they are seen, and are too small for a finger. */
const tooSmall = (page: Page) =>
  page
    .locator('[data-edit-bar], [data-editor-tools] [role=toolbar], [data-editor-panel]')
    .getByRole('button')
    .evaluateAll(
      (buttons, least) =>
        buttons
          .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
          .filter(({ box }) => box.height > 0 && Math.min(box.height, box.width) < least)
          .map(({ name }) => name),
      FINGER,
    );

/** Whether a finger at its middle meets it, as the page stands. */
const isInSight = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

for (const width of [360, 390])
  test.describe(`with a finger, ${width} px wide`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height: 800 } });

    test.beforeEach(async ({ page, empty, contentUrl }) => {
      const texts = [-3, -4, -5, -6].map((id, at) => textOf(id, -1, at + 1, WORDS));
      await fill(contentUrl, empty, [rowOf(-1, 0), headlineOf(-2, -1, 0, 'Ein Haus'), ...texts]);
      await edit(page, empty);
    });

    test('a panel leaves in sight what it is about, and the menu of the bar opens over it', async ({ page }) => {
      await modules(page).last().tap();
      await tools(page).getByRole('button', { name: 'Einstellungen' }).tap();
      const panel = page.locator('[data-editor-panel=right]');
      await expect(panel).toBeVisible();
      const overlap = async () => {
        const [frame, sheet] = [await modules(page).last().boundingBox(), await panel.boundingBox()];
        return Number(frame && sheet && frame.y + frame.height > sheet.y);
      };
      await expect.poll(overlap).toBe(0);
      await bar(page).getByRole('button', { name: 'Mehr' }).tap();
      await bar(page).getByRole('button', { name: 'Ansicht' }).tap();
      await expect(page.locator('[data-editor-panel=left]')).toBeVisible();
    });

    test('a panel takes the place of the one that is open, whatever each is about', async ({ page }) => {
      const titles = page.locator('[data-editor-panel] h2');
      const fromBar = async (name: string) => {
        await bar(page).getByRole('button', { name: 'Mehr' }).tap();
        await bar(page).getByRole('button', { name }).tap();
      };
      await modules(page).nth(1).tap();
      for (const name of ['Seite', 'Gliederung', 'Prüfen', 'Seite', 'Prüfen']) {
        await fromBar(name);
        await expect(titles).toHaveText([name]);
      }
      await tools(page).getByRole('button', { name: 'Einstellungen' }).tap();
      await expect(titles).toHaveText(['Text']);
      await fromBar('Versionen');
      await expect(titles).toHaveText(['Versionen']);
    });

    test('what is seldom done with a module is seen as a whole, also where its tools stand below the header', async ({
      page,
    }) => {
      await modules(page).first().tap();
      await tools(page).getByRole('button', { name: 'Einstellungen' }).tap();
      await modules(page)
        .first()
        .evaluate((frame) => window.scrollBy({ top: frame.getBoundingClientRect().top - 70, behavior: 'instant' }));
      await tools(page)
        .getByRole('button', { name: 'Mehr' })
        .evaluate((button: HTMLElement) => button.click());
      for (const name of ['Kopieren', 'Ausschneiden', 'Einfügen', 'Umgebendes auswählen'])
        expect([name, await isInSight(tools(page).getByRole('button', { name }))]).toEqual([name, true]);
    });

    test('a module follows it by its handle, and scrolling over modules moves none', async ({ page, context }) => {
      const device = await context.newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
        device.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
      const words = () => modules(page).locator('[data-field]').allInnerTexts();
      const before = await words();

      await modules(page).nth(1).tap();
      const handle = await tools(page).getByRole('button', { name: 'Ziehen' }).boundingBox();
      const first = await modules(page).first().boundingBox();
      if (!handle || !first) throw new Error('nothing to drag');
      const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
      await touch('touchStart', x, y);
      await touch('touchMove', x, y - 20);
      await touch('touchMove', x, first.y + 4);
      await expect(page.locator('[data-editor-mark]')).toBeVisible();
      await touch('touchEnd');
      await expect(page.locator('[data-editor-mark]')).toHaveCount(0);
      const [headline = '', text = '', ...rest] = before;
      await expect.poll(words).toEqual([text, headline, ...rest]);

      await touch('touchStart', width / 2, 500);
      for (const top of [450, 400, 350, 300]) await touch('touchMove', width / 2, top);
      await touch('touchEnd');
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      expect(await words()).toEqual([text, headline, ...rest]);
    });

    test('the tools go with a module that moves from the right to the left', async ({ page, empty, contentUrl }) => {
      const link = (id: number, position: number, name: string): ModuleRow => ({
        ...{ id, parent: -7, column: 0, position, model: 'link', slug: `link${-id}` },
        fields: { link_text: { de: name, en: name }, link_url: '#a', link: { url: '#a' } },
      });
      await fill(contentUrl, empty, [
        { id: -7, parent: -1, column: 0, position: 5, model: 'anchor_list', slug: 'anchors', fields: {} },
        link(-8, 0, 'Öffnungszeiten'),
        link(-9, 1, 'Anfahrt'),
      ]);
      await page.reload();
      await modules(page).filter({ hasText: 'Anfahrt' }).last().tap();
      const settings = tools(page).getByRole('button', { name: 'Einstellungen' });
      await tools(page).getByRole('button', { name: 'Nach oben' }).tap();
      await expect(modules(page).last()).toHaveText('Öffnungszeiten');
      await expect(settings).toBeInViewport({ ratio: 1 });
      await tools(page).getByRole('button', { name: 'Nach unten' }).tap();
      await expect(modules(page).last()).toContainText('Anfahrt');
      await expect(settings).toBeInViewport({ ratio: 1 });
    });

    test('the focus on a tool at the thumb leaves its module where it is', async ({ page }) => {
      const module = modules(page).nth(2);
      await module.tap();
      await page.keyboard.press('Escape');
      const top = () => module.evaluate((frame) => Math.round(frame.getBoundingClientRect().top));
      const before = await top();
      await page.keyboard.press('Alt+F10');
      const buttons = await tools(page).getByRole('button').all();
      for (const [index, button] of buttons.entries()) {
        if (index > 0) await page.keyboard.press('ArrowRight');
        await expect(button).toBeFocused();
        expect([index, await top()]).toEqual([index, before]);
      }
    });

    test('all buttons are as large as it, and names of modules are read to their end', async ({ page }) => {
      await modules(page).last().tap();
      expect(await tooSmall(page)).toEqual([]);
      await tools(page).getByRole('button', { name: 'Mehr' }).tap();
      expect(await tooSmall(page)).toEqual([]);
      await tools(page).getByRole('button', { name: 'Verschieben nach …' }).tap();
      const dialog = page.getByRole('dialog', { name: 'Verschieben nach …' });
      await expect(dialog).toBeVisible();
      expect(await tooSmall(page)).toEqual([]);
      expect(await dialog.locator('> div').evaluate((body) => body.scrollWidth - body.clientWidth)).toBe(0);
      await dialog.getByRole('button', { name: 'An den Anfang' }).first().tap();
      await expect(modules(page).first()).toContainText('Ein Text');
    });

    test('why something is not saved is read to its end', async ({ page, contentUrl }) => {
      await endSession(page, contentUrl);
      await page.getByRole('textbox', { name: 'Überschrift', exact: true }).first().tap();
      await page.keyboard.type('Neu');
      await page.getByRole('button', { name: 'Ohne Speichern weiter' }).tap();
      const why = bar(page).getByRole('status');
      await expect(why).toHaveText(/^Nicht gespeichert: .* in diesem Browser\.$/);
      await expect(why).toBeInViewport({ ratio: 1 });
    });
  });
