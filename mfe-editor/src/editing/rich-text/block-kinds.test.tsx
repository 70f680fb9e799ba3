import { EditorState } from 'draft-js';
import { afterReturn, toggledKind } from './block-kinds.ts';
import { htmlOf } from './content-html.ts';
import { contentOf } from './html-content.ts';

const atEnd = (html: string) => EditorState.moveSelectionToEnd(EditorState.createWithContent(contentOf(html)));
const htmlAfter = (state: EditorState | null) => state && htmlOf(state.getCurrentContent());

function all(html: string): EditorState {
  const state = atEnd(html);
  const first = state.getCurrentContent().getFirstBlock().getKey();
  return EditorState.acceptSelection(state, state.getSelection().merge({ anchorKey: first, anchorOffset: 0 }));
}

test('a list of the other kind keeps its levels, and none is left outside of lists', () => {
  const numbered = '<ol><li>a<ol><li>b</li></ol></li><li>c</li></ol>';
  const bullets = toggledKind(all(numbered), 'unordered-list-item');
  expect(htmlAfter(bullets)).toBe(numbered.replaceAll('ol>', 'ul>'));
  const plain = toggledKind(bullets, 'unordered-list-item');
  expect(htmlAfter(plain)).toBe('<p>a</p><p>b</p><p>c</p>');
  expect(htmlAfter(toggledKind(plain, 'ordered-list-item'))).toBe('<ol><li>a</li><li>b</li><li>c</li></ol>');
});

test('text follows a heading, and an empty line ends a quotation', () => {
  expect(htmlAfter(afterReturn(atEnd('<h3>Titel</h3>')))).toBe('<h3>Titel</h3><p></p>');
  expect(htmlAfter(afterReturn(atEnd('<p>a</p><h3></h3>')))).toBe('<p>a</p><p></p>');
  expect(htmlAfter(afterReturn(atEnd('<blockquote>Worte</blockquote><blockquote></blockquote>')))).toBe(
    '<blockquote>Worte</blockquote><p></p>',
  );
});

test.each([
  ['<p class="al-center">a</p>', '<p class="al-center">a</p><p class="al-center"></p>'],
  ['<h3 class="al-right">a</h3>', '<h3 class="al-right">a</h3><p class="al-right"></p>'],
  ['<ul><li class="al-center">a</li></ul>', '<ul><li class="al-center">a</li><li class="al-center"></li></ul>'],
])('after %s the next one is aligned alike', (html, after) => {
  expect(htmlAfter(afterReturn(atEnd(html)))).toBe(after);
});

test('within a heading, in a paragraph and in an item that has words all goes on as it is', () => {
  const heading = EditorState.moveSelectionToEnd(all('<h3>Titel</h3>'));
  const within = EditorState.acceptSelection(
    heading,
    heading.getSelection().merge({ anchorOffset: 2, focusOffset: 2 }),
  );
  for (const state of [within, atEnd('<p>a</p>'), atEnd('<p></p>'), atEnd('<ul><li>a</li></ul>')])
    expect(afterReturn(state)).toBeNull();
});

test('an empty item ends its list, one level after the other', () => {
  const nested = afterReturn(atEnd('<ul><li>a<ul><li></li></ul></li></ul>'));
  expect(htmlAfter(nested)).toBe('<ul><li>a</li><li></li></ul>');
  expect(htmlAfter(nested && afterReturn(nested))).toBe('<ul><li>a</li></ul><p></p>');
});
