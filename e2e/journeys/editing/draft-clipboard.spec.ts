import { paste } from '../../src/harness/paste.ts';
import { expect } from '../../src/harness/test.ts';
import { behave, editable, press } from '../../src/harness/text-cases.ts';

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
  'from a table, beside a picture of it': {
    act: ({ field }) =>
      paste(
        field,
        { 'text/html': '<table><tr><td>Montag</td><td>10 Uhr</td></tr></table>', 'text/plain': 'Montag\t10 Uhr' },
        'tabelle.png',
      ),
    html: '<p>Montag</p><p>10 Uhr</p>',
  },
  'an address, on words that are selected': {
    begin: '<p>Zum Plan</p>',
    act: async (hand) => {
      await press(hand, 'Shift+ArrowLeft', 4);
      await paste(hand.field, { 'text/plain': 'https://a.example/plan' });
    },
    html: '<p>Zum <a href="https://a.example/plan">Plan</a></p>',
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
      await go(7);
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
      await go(8);
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
  'dropped from another window, where they are dropped': {
    begin: '<p>Ein Wort</p>',
    act: async ({ field }) => {
      await field.getByText('Ein Wort').evaluate((element) => {
        const range = document.createRange();
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
        range.setStart(text!, 4);
        range.setEnd(text!, 4);
        const { left: clientX, top, height } = range.getBoundingClientRect();
        const dataTransfer = new DataTransfer();
        dataTransfer.setData('text/plain', 'gutes ');
        const where = { clientX, clientY: top + height / 2 };
        for (const type of ['dragenter', 'dragover', 'drop'])
          element.dispatchEvent(new DragEvent(type, { dataTransfer, ...where, bubbles: true, cancelable: true }));
      });
    },
    html: '<p>Ein gutesWort</p>',
  },
  'dragged, which moves nothing': {
    begin: '<p>Eins</p>',
    act: async ({ keys, field, page }) => {
      await keys.press('Control+a');
      await field.getByText('Eins').dragTo(editable(page, 0));
    },
    html: '<p>Eins</p>',
  },
  'an address of the site, as its bar has it while somebody edits': {
    begin: '<p>Zum Plan</p>',
    act: async (hand) => {
      await press(hand, 'Shift+ArrowLeft', 4);
      await paste(hand.field, { 'text/plain': new URL('/de/besuch?edit#plan', hand.page.url()).href });
    },
    html: '<p>Zum <a href="/de/besuch#plan">Plan</a></p>',
  },
  'from elsewhere, as HTML alone': {
    act: ({ field }) => paste(field, { 'text/html': '<p>Ein <b>Wort</b></p>' }),
    html: '<p>Ein <strong>Wort</strong></p>',
  },
});
