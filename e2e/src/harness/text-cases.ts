import type { CDPSession, Locator, Page } from '@playwright/test';
import { edit, modules, saved } from './editing.ts';
import { draftOf, fill, rowOf, test, textOf } from './own-page.ts';
import { expect } from './test.ts';
import { painted } from './witness.ts';

/** Who writes, and with what. */
export interface Hand {
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
export interface Case {
  begin?: string;
  act: (hand: Hand) => Promise<void>;
  html: string;
}

/** Where one writes in a text of the page. */
export const editable = (page: Page, index: number) => modules(page).nth(index).locator('[contenteditable="true"]');

/** Goes to the end of a text of the page. */
export async function enter(page: Page, index: number): Promise<void> {
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

/** Presses a key several times. */
export async function press({ keys }: Hand, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await keys.press(key);
}

/** A test that does each case in a text of its own, and compares what the content service has of all of them. */
export function behave(title: string, cases: Readonly<Record<string, Case>>): void {
  test(title, async ({ page, empty, contentUrl, witness }) => {
    const all = Object.entries(cases);
    await fill(contentUrl, empty, [
      rowOf(-1, 0),
      ...all.map(([, { begin = '' }], at) => textOf(-2 - at, -1, at, begin)),
    ]);
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
