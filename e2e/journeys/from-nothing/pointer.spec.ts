import type { Page } from '@playwright/test';
import { publish, tools } from '../../src/harness/editing.ts';
import { type Hand, panel, picker, testHand } from './build.ts';

function pointerOf(page: Page): Hand {
  return {
    press: (control) => control.click(),
    write: async (field, words) => {
      await field.click();
      await page.keyboard.type(words);
    },
    begin: () => page.getByRole('button', { name: 'Bearbeiten' }).click(),
    pick: () => page.locator('main [data-drop^="page 0"] button').last().click(),
    choose: async (name) => {
      const groups = picker(page).getByRole('group', { name: 'Gruppen' }).getByRole('button');
      const tile = picker(page).getByRole('listitem').getByRole('button', { name, exact: true });
      for (let group = 0; !(await tile.isVisible()); group += 1) await groups.nth(group).click();
      await tile.click();
    },
    settings: async () => {
      if (!(await panel(page).isVisible())) await tools(page).getByRole('button', { name: 'Einstellungen' }).click();
      return panel(page);
    },
    endSettings: async () => undefined,
    publish: () => publish(page),
  };
}

testHand('pointer', pointerOf);
