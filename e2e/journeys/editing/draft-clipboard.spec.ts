import type { Locator } from '@playwright/test';
import { expect } from '../../src/harness/test.ts';
import { behave, editable, press } from '../../src/harness/text-cases.ts';

const paste = (field: Locator, data: Readonly<Record<string, string>>) =>
  field.evaluate((element, types) => {
    const clipboardData = new DataTransfer();
    for (const [type, words] of Object.entries(types)) clipboardData.setData(type, words);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);

behave('words come from the clipboard and go from text to text', {
  'from elsewhere, with marks': {
    begin: '<p>vor </p>',
    act: ({ field }) =>
      paste(field, {
        'text/html':
          '<p>Ein <span style="color:red;font-weight:700">Wort</span></p><ul><li>Punkt</li></ul><script>alert(1)</script>',
        'text/plain': 'Ein Wort',
      }),
    html: '<p>vorEin <strong>Wort</strong></p><ul><li>Punkt</li></ul>',
  },
  'from elsewhere, plain': {
    act: ({ field }) => paste(field, { 'text/plain': 'Eins\n\nZwei' }),
    html: '<p>Eins</p><p>Zwei</p>',
  },
  'where they are copied': {
    begin: '<p>Ein <strong>fettes</strong> Wort</p>',
    act: async ({ keys }) => {
      await keys.press('Control+a');
      await keys.press('Control+c');
    },
    html: '<p>Ein <strong>fettes</strong> Wort</p>',
  },
  'where they arrive': {
    act: ({ keys }) => keys.press('Control+v'),
    html: '<p>Ein <strong>fettes</strong> Wort</p>',
  },
  'where they are cut': {
    begin: '<p>Eins zwei</p>',
    act: async (hand) => {
      const { keys, go } = hand;
      await press(hand, 'Shift+ArrowLeft', 5);
      await keys.press('Control+x');
      await go(5);
      await keys.press('Control+v');
    },
    html: '<p>Eins</p>',
  },
  'where they are put': { begin: '<p>Drei</p>', act: async () => undefined, html: '<p>Drei zwei</p>' },
  'written again after another text': {
    begin: '<p>a</p>',
    act: async ({ keys, go }) => {
      await keys.type('b');
      await go(0);
      await go(6);
      await keys.type('c');
    },
    html: '<p>abc</p>',
  },
  'undone and done again': {
    begin: '<p>Eins</p>',
    act: async ({ keys, field }) => {
      await keys.type(' zwei');
      await keys.press('Control+z');
      await expect(field).not.toHaveText('Eins zwei');
      await keys.press('Control+Shift+z');
      await expect(field).toHaveText('Eins zwei');
    },
    html: '<p>Eins zwei</p>',
  },
  'dragged, which moves nothing': {
    begin: '<p>Eins</p>',
    act: async ({ keys, field, page }) => {
      await keys.press('Control+a');
      await field.getByText('Eins').dragTo(editable(page, 0));
    },
    html: '<p>Eins</p>',
  },
});
