import { ContentState, EditorState } from 'draft-js';
import { MAX_DEPTH } from './html-content.ts';

/** Moves the items of a list one level in or out; an item is at most one deeper than the one before. */
export function deeper(state: EditorState, by: 1 | -1): EditorState {
  const content = state.getCurrentContent();
  const selection = state.getSelection();
  const [from, to] = [selection.getStartKey(), selection.getEndKey()];
  let isInside = false;
  let deepest = 0;
  const blocks = content.getBlocksAsArray().map((block) => {
    if (block.getKey() === from) isInside = true;
    const isItem = block.getType().endsWith('-list-item');
    const depth = Math.max(0, Math.min(deepest, MAX_DEPTH, block.getDepth() + (isInside ? by : 0)));
    if (block.getKey() === to) isInside = false;
    deepest = isItem ? depth + 1 : 0;
    return isItem && depth !== block.getDepth() ? (block.set('depth', depth) as typeof block) : block;
  });
  if (blocks.every((block) => content.getBlockForKey(block.getKey()) === block)) return state;
  const blockMap = ContentState.createFromBlockArray(blocks).getBlockMap();
  const changed = content.merge({ blockMap, selectionBefore: selection, selectionAfter: selection }) as ContentState;
  return EditorState.push(state, changed, 'adjust-depth');
}
