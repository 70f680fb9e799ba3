import { expect } from '../../src/harness/test.ts';
import { behave, press } from '../../src/harness/text-cases.ts';

const LONG = 'Zweihundertzwanzig Zeichen ohne Pause '.repeat(6).slice(0, 219) + '.';

behave('letters stand where they are typed', {
  'typed fast': { act: ({ keys }) => keys.type(LONG), html: `<p>${LONG}</p>` },
  'in the middle': {
    begin: '<p>Anfang Ende</p>',
    act: async (hand) => {
      const { keys } = hand;
      await press(hand, 'ArrowLeft', 4);
      await keys.type('und ');
    },
    html: '<p>Anfang und Ende</p>',
  },
  umlauts: { act: ({ keys }) => keys.type('Größe, Äpfel & <Öl>'), html: '<p>Größe, Äpfel &amp; &lt;Öl&gt;</p>' },
  'an emoji, removed by one key': {
    act: async ({ keys }) => {
      await keys.insertText('a😀b');
      await keys.press('ArrowLeft');
      await keys.press('Backspace');
    },
    html: '<p>ab</p>',
  },
  'an emoji of several, removed by one key': {
    act: async ({ keys }) => {
      await keys.insertText('a👨‍👩‍👧‍👦');
      await keys.press('Backspace');
      await keys.type('b');
    },
    html: '<p>ab</p>',
  },
  'an emoji of several, removed forwards': {
    act: async ({ keys }) => {
      await keys.insertText('👨‍👩‍👧‍👦c');
      await keys.press('Home');
      await keys.press('Delete');
    },
    html: '<p>c</p>',
  },
  'Enter and Backspace between paragraphs': {
    begin: '<p>Eins</p><p>Zwei</p>',
    act: async ({ keys }) => {
      await keys.press('Home');
      await keys.press('Backspace');
      await keys.press('End');
      await keys.press('Enter');
      await keys.type('Drei');
    },
    html: '<p>EinsZwei</p><p>Drei</p>',
  },
  'text after a heading': {
    begin: '<h3>Titel</h3>',
    act: async ({ keys }) => {
      await keys.press('Enter');
      await keys.type('Text');
    },
    html: '<h3>Titel</h3><p>Text</p>',
  },
  'text after a quotation, by Enter twice': {
    begin: '<blockquote>Worte</blockquote>',
    act: async (hand) => {
      await press(hand, 'Enter', 2);
      await hand.keys.type('Text');
    },
    html: '<blockquote>Worte</blockquote><p>Text</p>',
  },
  'Delete between paragraphs': {
    begin: '<p>Eins</p><p>Zwei</p>',
    act: async ({ keys }) => {
      await keys.press('Control+Home');
      await keys.press('End');
      await keys.press('Delete');
    },
    html: '<p>EinsZwei</p>',
  },
  'over a selection': {
    begin: '<p>Eins zwei</p>',
    act: async (hand) => {
      const { keys } = hand;
      await press(hand, 'Shift+ArrowLeft', 4);
      await keys.type('drei');
    },
    html: '<p>Eins drei</p>',
  },
  'over paragraphs that are selected': {
    begin: '<p>Eins</p><p>Zwei</p><p>Drei</p>',
    act: async ({ keys }) => {
      await keys.press('Control+Shift+Home');
      await keys.type('Neu');
    },
    html: '<p>Neu</p>',
  },
  'a selection that is removed': {
    begin: '<p>Eins</p><p>Zwei</p>',
    act: async (hand) => {
      const { keys } = hand;
      await press(hand, 'Shift+ArrowLeft', 6);
      await keys.press('Backspace');
    },
    html: '<p>Ein</p>',
  },
  'a word that is removed': {
    begin: '<p>Eins zwei</p>',
    act: ({ keys }) => keys.press('Control+Backspace'),
    html: '<p>Eins </p>',
  },
  'a new line': {
    begin: '<p>Eins</p>',
    act: async ({ keys }) => {
      await keys.press('Shift+Enter');
      await keys.type('zwei');
    },
    html: '<p>Eins<br />zwei</p>',
  },
  'what is hard to see': {
    begin: '<p>a</p>',
    act: async ({ keys }) => {
      await keys.press('Control+-');
      await keys.press('Control+Shift+Space');
      await keys.type('b');
    },
    html: '<p>a\u00ad\u00a0b</p>',
  },
  'letters that are commands elsewhere': { act: ({ keys }) => keys.type('bijkuzy'), html: '<p>bijkuzy</p>' },
});

behave('marks are set, changed and taken away', {
  'bold by key': {
    act: async ({ keys }) => {
      await keys.type('a');
      await keys.press('Control+b');
      await keys.type('b');
      await keys.press('Control+b');
      await keys.type('c');
    },
    html: '<p>a<strong>b</strong>c</p>',
  },
  'both, by key and button': {
    begin: '<p>Eins</p>',
    act: async ({ keys, tool }) => {
      await keys.press('Control+a');
      await keys.press('Control+b');
      await tool('Kursiv');
    },
    html: '<p><strong><em>Eins</em></strong></p>',
  },
  'taken away': {
    begin: '<p><strong>Eins</strong></p>',
    act: async ({ keys, tool }) => {
      await keys.press('Control+a');
      await tool('Fett');
    },
    html: '<p>Eins</p>',
  },
  'a link': {
    begin: '<p>Ein Link</p>',
    act: async (hand) => {
      const { page, keys } = hand;
      await press(hand, 'Shift+ArrowLeft', 4);
      await keys.press('Control+k');
      await page.getByRole('textbox', { name: 'Adresse des Links' }).fill('/de/besuch');
      await page.getByRole('button', { name: 'Neues Fenster' }).click();
      await page.getByRole('button', { name: 'Übernehmen' }).click();
    },
    html: '<p>Ein <a href="/de/besuch" target="_blank" rel="noopener">Link</a></p>',
  },
  'another address': {
    begin: '<p>Ein <a href="/de/alt">Link</a> hier</p>',
    act: async (hand) => {
      const { page, keys, tool } = hand;
      await press(hand, 'ArrowLeft', 7);
      await tool('Link');
      await page.getByRole('textbox', { name: 'Adresse des Links' }).fill('/de/agb');
      await keys.press('Enter');
    },
    html: '<p>Ein <a href="/de/agb">Link</a> hier</p>',
  },
  'no link any more': {
    begin: '<p>Ein <a href="/de/alt">Link</a> hier</p>',
    act: async (hand) => {
      const { page, tool } = hand;
      await press(hand, 'ArrowLeft', 7);
      await tool('Link');
      await page.getByRole('button', { name: 'Link entfernen' }).click();
    },
    html: '<p>Ein Link hier</p>',
  },
  'no links any more, over several blocks': {
    begin: '<p><a href="/de/alt">Ein Link</a></p><p><a href="/de/alt">Noch einer</a></p>',
    act: async ({ page, keys, tool }) => {
      await keys.press('Control+a');
      await tool('Link');
      await page.getByRole('button', { name: 'Link entfernen' }).click();
    },
    html: '<p>Ein Link</p><p>Noch einer</p>',
  },
  'a link that goes on': {
    begin: '<p>Ein <a href="/de/alt">Link</a> hier</p>',
    act: async (hand) => {
      const { page, keys } = hand;
      await press(hand, 'Shift+ArrowLeft', 7);
      await keys.press('Control+k');
      await page.getByRole('textbox', { name: 'Adresse des Links' }).fill('/de/agb');
      await keys.press('Enter');
    },
    html: '<p>Ein <a href="/de/agb">Link hier</a></p>',
  },
  'typed in a link': {
    begin: '<p><a href="/de/agb">Link</a></p>',
    act: async (hand) => {
      const { keys } = hand;
      await press(hand, 'ArrowLeft', 2);
      await keys.type('ii');
    },
    html: '<p><a href="/de/agb">Liiink</a></p>',
  },
  'in the middle': {
    begin: '<p>Eins</p>',
    act: async ({ tool, field }) => {
      await tool('Zentriert');
      await expect(field.getByText('Eins')).toHaveCSS('text-align', 'center');
    },
    html: '<p class="al-center">Eins</p>',
  },
  'a heading': { begin: '<p>Eins</p>', act: ({ tool }) => tool('Zwischenüberschrift'), html: '<h3>Eins</h3>' },
});

behave('lists are made, nested and left', {
  'by button': {
    begin: '<p>Eins</p>',
    act: async ({ keys, tool }) => {
      await tool('Liste');
      await keys.press('Enter');
      await keys.type('Zwei');
    },
    html: '<ul><li>Eins</li><li>Zwei</li></ul>',
  },
  'by key': { begin: '<p>Eins</p>', act: ({ keys }) => keys.press('Control+Shift+7'), html: '<ol><li>Eins</li></ol>' },
  'a level deeper, and one back': {
    begin: '<ul><li>Eins</li><li>Zwei</li></ul>',
    act: async ({ keys }) => {
      await keys.press('Tab');
      await keys.press('Enter');
      await keys.type('Drei');
      await keys.press('Tab');
      await keys.press('Enter');
      await keys.type('Vier');
      await keys.press('Shift+Tab');
      await keys.press('Shift+Tab');
    },
    html: '<ul><li>Eins<ul><li>Zwei<ul><li>Drei</li></ul></li></ul></li><li>Vier</li></ul>',
  },
  'left by an empty item': {
    begin: '<ol><li>Eins</li></ol>',
    act: async ({ keys }) => {
      await keys.press('Enter');
      await keys.press('Enter');
      await keys.type('Danach');
    },
    html: '<ol><li>Eins</li></ol><p>Danach</p>',
  },
  'Tab where nothing is deeper': {
    begin: '<ul><li>Eins</li></ul>',
    act: async ({ keys, field }) => {
      await keys.press('Tab');
      await expect(field).not.toBeFocused();
    },
    html: '<ul><li>Eins</li></ul>',
  },
});
