import type { Settings } from '@foyer/shared/api';
import { expect, test } from '../../src/harness/fault-test.ts';

/** Days that touch their first time, and offers that take another line than their time. */
const faultsOf = (sections: Element[]) =>
  sections.flatMap((section) => {
    const day = section.querySelector('h2 > span:last-child')!.getBoundingClientRect();
    return [...section.querySelectorAll('li[data-status]')].flatMap((entry) => {
      const time = entry.querySelector('time')!.getBoundingClientRect();
      const offer = entry.querySelector(':scope > :last-child > *')?.getBoundingClientRect();
      const touches = day.top < time.bottom && day.bottom > time.top && time.left - day.right < 12;
      const isElsewhere = offer && (offer.height > 30 || offer.top > time.bottom || offer.bottom < time.top);
      return touches || isElsewhere ? [entry.textContent] : [];
    });
  });

test('event style 3 keeps days clear of times, and what a row offers on its line', async ({ page, openHouse }) => {
  const { url } = await openHouse({
    prepareContent: async (content) => {
      const settings = (await (await fetch(`${content.url}/pageeditor-api/settings`)).json()) as Settings;
      const design = { ...settings.design, event_style: 'style3' };
      content.set({ kind: 'rubbish', body: JSON.stringify({ ...settings, design }) }, /\/settings/);
    },
  });
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/de/programm', '/en/program']) {
      await page.goto(url + path);
      const days = page.getByRole('main').locator('section:has(ol.entries)');
      expect(await days.count()).toBeGreaterThan(3);
      expect(await days.evaluateAll(faultsOf), `${path} at ${width}`).toEqual([]);
    }
  }
});
