import { EditorState, Modifier, RichUtils, type SelectionState } from 'draft-js';

/** The words of a selection lead to an address; where none are selected, it is put there as what is read. */
export function withLink(
  state: EditorState,
  selection: SelectionState,
  href: string,
  isNewWindow: boolean,
): EditorState {
  const content = state
    .getCurrentContent()
    .createEntity('LINK', 'MUTABLE', { href, ...(isNewWindow && { target: '_blank', rel: 'noopener' }) });
  const key = content.getLastCreatedEntityKey();
  if (!selection.isCollapsed())
    return RichUtils.toggleLink(EditorState.push(state, content, 'apply-entity'), selection, key);
  const written = Modifier.insertText(content, selection, href, state.getCurrentInlineStyle(), key);
  return EditorState.push(state, written, 'insert-characters');
}
