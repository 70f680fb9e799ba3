import { ContentState, type ContentBlock, EditorState, Modifier, RichUtils } from 'draft-js';
import { deeper } from './levels.ts';

const isItem = (block: ContentBlock): boolean => block.getType().endsWith('-list-item');

/** What is selected becomes a list, a heading …, or plain where it is that already. Items stay as deep as they are. */
export function toggledKind(state: EditorState, kind: string): EditorState {
  const toggled = RichUtils.toggleBlockType(state, kind);
  const before = state.getCurrentContent();
  const content = toggled.getCurrentContent();
  // Draft.js brings all of them to the first level.
  const blocks = content.getBlocksAsArray().map((block) => {
    const was = before.getBlockForKey(block.getKey());
    return isItem(block) && isItem(was) ? (block.set('depth', was.getDepth()) as typeof block) : block;
  });
  const blockMap = ContentState.createFromBlockArray(blocks).getBlockMap();
  return EditorState.set(toggled, { currentContent: content.merge({ blockMap }) as ContentState });
}

/**
 * After Enter: an empty item ends its list, one level after the other, an empty line its quotation; text follows a heading. The new
 * block stands as the one before it does, centred or to the right. Null where all goes on as Draft.js has it.
 */
export function afterReturn(state: EditorState): EditorState | null {
  const content = state.getCurrentContent();
  const selection = state.getSelection();
  const block = content.getBlockForKey(selection.getStartKey());
  const kind = block.getType();
  if (kind !== 'unstyled' && block.getLength() === 0)
    return block.getDepth() > 0 ? deeper(state, -1) : RichUtils.toggleBlockType(state, kind);
  const isAtEnd = selection.getEndOffset() === content.getBlockForKey(selection.getEndKey()).getLength();
  const endsHeading = kind.startsWith('header-') && isAtEnd;
  if (!endsHeading && block.getData().isEmpty()) return null;
  const split = Modifier.splitBlock(content, selection);
  const aligned = Modifier.setBlockData(split, split.getSelectionAfter(), block.getData());
  const after = endsHeading ? Modifier.setBlockType(aligned, aligned.getSelectionAfter(), 'unstyled') : aligned;
  return EditorState.push(state, after, 'split-block');
}
