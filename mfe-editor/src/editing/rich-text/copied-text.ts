import { ContentState, type Editor } from 'draft-js';
import type { ClipboardEvent } from 'react';
import { htmlOf } from './content-html.ts';

type Blocks = ReturnType<ContentState['getBlockMap']>;
/** What its types leave out. */
type WithClipboard = Editor & { getClipboard: () => Blocks | null };

/** What was copied in a text of this tab last: put into another one it stays as it was, with its spaces. */
let copied: { text: string; blocks: Blocks } | null = null;

/** Puts what an editor has copied or cut on the clipboard as it is kept, not as it looks. */
export function copyText(event: ClipboardEvent, editor: Editor | null): void {
  const blocks = (editor as WithClipboard | null)?.getClipboard();
  if (!blocks) return;
  const content = ContentState.createFromBlockArray(blocks.toArray());
  const text = content.getPlainText();
  copied = { text, blocks };
  event.clipboardData.setData('text/plain', text);
  event.clipboardData.setData('text/html', htmlOf(content));
  event.preventDefault();
}

/** What was copied in a text of this tab, if it is this; else null. */
export function copiedBlocks(text: string): Blocks | null {
  return copied?.text === text.replaceAll('\r\n', '\n') ? copied.blocks : null;
}
