import type { Locator, Page } from '@playwright/test';
import { bar, tools } from '../../src/harness/editing.ts';
import { expect } from '../../src/harness/test.ts';
import { type Hand, panel, picker, testHand } from './build.ts';

/** Goes to a control by Tab, and within a row of tools by arrow keys. */
async function reach(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let presses = 0; presses < 150; presses += 1) {
    const key = await control.evaluate((element) => {
      const active = document.activeElement ?? document.body;
      if (active === element) return null;
      const row = element.closest('[role=toolbar]');
      if (row?.contains(active)) return 'ArrowRight';
      const isBefore = active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      return isBefore && active !== document.body ? 'Shift+Tab' : 'Tab';
    });
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${control.toString()} is not to be reached by keys`);
}

function keysOf(page: Page): Hand {
  const press = async (control: Locator) => {
    await reach(page, control);
    await page.keyboard.press('Enter');
  };
  return {
    press,
    write: async (field, words) => {
      await reach(page, field);
      await page.keyboard.type(words);
    },
    begin: () => page.keyboard.press('Control+e'),
    pick: async (made) => {
      if (!made) return press(page.locator('main [data-drop] button').last());
      const frame = page.locator(`main [data-model=${made}][data-selected]`);
      const isThere = async () => (await frame.count()) === 1 && frame.evaluate((at) => at === document.activeElement);
      // From a text to its module, from an item to its list.
      for (let ups = 0; ups < 3 && !(await isThere()); ups += 1) await page.keyboard.press('Escape');
      // Past what stands in it.
      await page.keyboard.press('Alt+F10');
      await press(frame.locator('> [data-editor-tools]').getByRole('button', { name: 'Modul einfügen', exact: true }));
    },
    choose: async (name) => {
      await expect(picker(page).getByRole('searchbox')).toBeFocused();
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
    },
    settings: async () => {
      await page.keyboard.press('Alt+F10');
      await press(tools(page).getByRole('button', { name: 'Einstellungen' }));
      await expect(panel(page)).toBeFocused();
      return panel(page);
    },
    endSettings: () => press(panel(page).getByRole('button', { name: 'Schließen' })),
    publish: async () => {
      await press(bar(page).getByRole('button', { name: 'Veröffentlichen' }));
      await press(page.getByRole('button', { name: 'Jetzt veröffentlichen' }));
      await expect(page.getByText('Veröffentlicht.')).toBeVisible();
    },
  };
}

testHand('keys', keysOf);
