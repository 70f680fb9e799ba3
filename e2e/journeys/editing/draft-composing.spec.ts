import { edit } from '../../src/harness/editing.ts';
import { draftOf, fill, rowOf, test, textOf } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';
import { behave, enter, press } from '../../src/harness/text-cases.ts';

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
  'in the address of its link, which is of no concern to it': {
    begin: '<p>Eins</p><p>Zwei</p>',
    act: async ({ page, keys, compose, commit, field }) => {
      await keys.press('Control+a');
      await keys.press('Control+k');
      await expect(page.getByRole('textbox', { name: 'Adresse des Links' })).toBeFocused();
      await compose('´');
      await commit('/de/agb');
      await keys.press('Enter');
      await expect(field).toBeFocused();
      await expect(field.getByRole('link')).toHaveCount(2);
    },
    html: '<p><a href="/de/agb">Eins</a></p><p><a href="/de/agb">Zwei</a></p>',
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
  'undone while something is composed, which stays': {
    begin: '<p>Eins</p>',
    act: async ({ keys, compose, commit, field }) => {
      await keys.type(' zwei');
      await compose('´');
      await keys.press('Control+z');
      await commit('é');
      await expect(field).toHaveText('Eins zweié');
      await keys.type(' und weiter');
    },
    html: '<p>Eins zweié und weiter</p>',
  },
});

test('a text that goes while somebody composes in it takes nothing with it', async ({
  page,
  empty,
  contentUrl,
  witness,
}) => {
  await fill(contentUrl, empty, [rowOf(-1, 0), textOf(-2, -1, 0, '<p>Eins</p>'), textOf(-3, -1, 1, '<p>Zwei</p>')]);
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
