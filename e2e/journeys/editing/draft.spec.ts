import type { CDPSession, Locator, Page } from '@playwright/test';
import type { ModuleRow } from '@foyer/shared/modules';
import { edit, modules, saved } from '../../src/harness/editing.ts';
import { draftOf, fill, rowOf, test } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';
import { painted } from '../../src/harness/witness.ts';

interface Hand {
  page: Page;
  /** Slower than the page: where the caret has gone is known before the next key. Letters of one text come as fast as can be. */
  keys: Pick<Page['keyboard'], 'press' | 'type' | 'insertText'>;
  field: Locator;
  /** What an input method does while somebody composes. */
  compose: (...steps: string[]) => Promise<void>;
  commit: (words: string) => Promise<void>;
  tool: (name: string) => Promise<void>;
  /** Goes into another text of the page. */
  go: (index: number) => Promise<void>;
}

/** What stands in a text, what is done there, and what is kept of it. */
interface Case {
  begin?: string;
  act: (hand: Hand) => Promise<void>;
  html: string;
}

const textOf = (id: number, html: string): ModuleRow => ({
  id,
  parent: -1,
  column: 0,
  position: -id,
  model: 'text',
  slug: `text${-id}`,
  fields: { content: { de: html, en: html }, anchor: '', decrease_distance: false },
});

const editable = (page: Page, index: number) => modules(page).nth(index).locator('[contenteditable="true"]');

async function enter(page: Page, index: number): Promise<void> {
  await modules(page).nth(index).getByRole('textbox', { name: 'Text', exact: true }).focus();
  await editable(page, index).focus();
  await expect(editable(page, index)).toBeFocused();
  await page.keyboard.press('Control+End');
  // Where the caret has gone is told by an event, before the next picture of the page.
  await painted(page);
}

function handOf(page: Page, index: number, input: CDPSession): Hand {
  return {
    page,
    keys: {
      press: (key) => page.keyboard.press(key).then(() => painted(page)),
      type: (text) => page.keyboard.type(text).then(() => painted(page)),
      insertText: (text) => page.keyboard.insertText(text).then(() => painted(page)),
    },
    field: editable(page, index),
    compose: async (...steps) => {
      for (const text of steps)
        await input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
      await painted(page);
    },
    commit: (words) => input.send('Input.insertText', { text: words }).then(() => painted(page)),
    tool: (name) =>
      page.getByRole('toolbar', { name: 'Text', exact: true }).getByRole('button', { name, exact: true }).click(),
    go: (to) => enter(page, to),
  };
}

async function press({ keys }: Hand, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await keys.press(key);
}

/** Does each case in a text of its own, and compares what the content service has of all of them. */
function behave(title: string, cases: Readonly<Record<string, Case>>): void {
  test(title, async ({ page, empty, contentUrl, witness }) => {
    const all = Object.entries(cases);
    await fill(contentUrl, empty, [rowOf(-1, 0), ...all.map(([, { begin = '' }], at) => textOf(-2 - at, begin))]);
    await edit(page, empty);
    const input = await page.context().newCDPSession(page);
    for (const [at, [, { act }]] of all.entries()) {
      await enter(page, at);
      await act(handOf(page, at, input));
    }
    await saved(page);
    const kept = (await draftOf(contentUrl, empty)).rows.filter(({ model }) => model === 'text');
    const html = (id: number) =>
      (kept.find((row) => row.id === id)?.fields['content'] as { de: string } | undefined)?.de;
    expect(Object.fromEntries(all.map(([name], at) => [name, html(-2 - at)]))).toEqual(
      Object.fromEntries(all.map(([name, { html: wanted }]) => [name, wanted])),
    );
    expect(witness.complaints).toEqual([]);
  });
}

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

behave('what is composed from several keys stands there once', {
  'in an empty text': {
    act: async ({ compose, commit, keys }) => {
      await compose('´');
      await commit('é');
      await keys.type('a');
    },
    html: '<p>éa</p>',
  },
  'in the middle': {
    begin: '<p>ab</p>',
    act: async ({ compose, commit, keys }) => {
      await keys.press('ArrowLeft');
      await compose('n', 'に');
      await commit('に');
      await keys.type('c');
    },
    html: '<p>aにcb</p>',
  },
  'given up': {
    begin: '<p>ab</p>',
    act: async ({ compose, keys }) => {
      await compose('n', 'に', '');
      await keys.type('c');
    },
    html: '<p>abc</p>',
  },
  'in a link': {
    begin: '<p><a href="/de/agb">Link</a></p>',
    act: async (hand) => {
      const { compose, commit } = hand;
      await press(hand, 'ArrowLeft', 2);
      await compose('é');
      await commit('é');
    },
    html: '<p><a href="/de/agb">Liénk</a></p>',
  },
  'bold, chosen before': {
    act: async ({ compose, commit, keys }) => {
      await keys.press('Control+b');
      await compose('é');
      await commit('é');
      await keys.type('a');
    },
    html: '<p><strong>éa</strong></p>',
  },
  'not bold, chosen before': {
    begin: '<p>x<strong>a</strong></p>',
    act: async ({ compose, commit, keys }) => {
      await keys.press('Control+b');
      await compose('é');
      await commit('é');
    },
    html: '<p>x<strong>a</strong>é</p>',
  },
  'over a selection': {
    begin: '<p>eins zwei</p>',
    act: async (hand) => {
      const { compose, commit } = hand;
      await press(hand, 'Shift+ArrowLeft', 4);
      await compose('に');
      await commit('に');
    },
    html: '<p>eins に</p>',
  },
  'over two paragraphs': {
    begin: '<p>erste</p><p>zweite</p>',
    act: async ({ compose, commit, keys }) => {
      await keys.press('Control+a');
      await compose('に');
      await commit('に');
    },
    html: '<p>に</p>',
  },
  'undone where nothing stood': {
    act: async ({ compose, commit, keys, field }) => {
      await compose('é');
      await commit('é');
      await expect(field).toHaveText('é');
      await keys.press('Control+z');
      await expect(field).toHaveText('');
    },
    html: '',
  },
  'undone after a new paragraph': {
    begin: '<p>abc</p>',
    act: async ({ compose, commit, keys, field }) => {
      await keys.press('Enter');
      await compose('é');
      await commit('é');
      await expect(field).toHaveText('abcé');
      await keys.press('Control+z');
    },
    html: '<p>abc</p><p></p>',
  },
});

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

test('a text that goes while somebody composes in it takes nothing with it', async ({
  page,
  empty,
  contentUrl,
  witness,
}) => {
  await fill(contentUrl, empty, [rowOf(-1, 0), textOf(-2, '<p>Eins</p>'), textOf(-3, '<p>Zwei</p>')]);
  await edit(page, empty);
  await enter(page, 1);
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  await page.getByRole('region', { name: 'Bearbeiten' }).getByRole('button', { name: 'Fertig' }).click();
  await expect(page.getByRole('region', { name: 'Bearbeiten' })).toBeHidden();
  const { rows } = await draftOf(contentUrl, empty);
  expect(JSON.stringify(rows)).toContain('Zweiに');
  expect(witness.complaints).toEqual([]);
});
