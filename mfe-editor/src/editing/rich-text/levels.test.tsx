import { EditorState } from 'draft-js';
import { htmlOf } from './content-html.ts';
import { deeper } from './levels.ts';
import { contentOf } from './html-content.ts';

/** The caret at the end, or everything selected. */
function at(html: string, isAll = false): EditorState {
  const end = EditorState.moveSelectionToEnd(EditorState.createWithContent(contentOf(html)));
  const first = end.getCurrentContent().getFirstBlock().getKey();
  return isAll
    ? EditorState.acceptSelection(end, end.getSelection().merge({ anchorKey: first, anchorOffset: 0 }))
    : end;
}

const html = (state: EditorState) => htmlOf(state.getCurrentContent());
const list = '<ul><li>a</li><li>b</li><li>c</li></ul>';

test('an item goes a level deeper than the one before, and no deeper', () => {
  const once = deeper(at(list), 1);
  expect(html(once)).toBe('<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>');
  expect(deeper(once, 1)).toBe(once);
  expect(html(deeper(once, -1))).toBe(list);
});

test('there is no level above a list, and none below its first item or outside of one', () => {
  for (const state of [at('<ul><li>a</li></ul>'), at('<p>a</p>')]) {
    expect(deeper(state, 1)).toBe(state);
    expect(deeper(state, -1)).toBe(state);
  }
});

test('items that are selected go together, and what stood below them stays below', () => {
  expect(html(deeper(at(list, true), 1))).toBe('<ul><li>a<ul><li>b</li><li>c</li></ul></li></ul>');
  const nested = '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ul>';
  expect(html(deeper(at(nested, true), -1))).toBe('<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>');
});
