import { type ContentBlock, type Editor, EditorState, Modifier } from 'draft-js';
import handler from 'draft-js/lib/DraftEditorCompositionHandler';

/** What its types leave out. */
type Updatable = Editor & { update: (state: EditorState) => void };

/** Words that are composed from several keys, until Draft.js has them. */
export class Composition {
  #before: EditorState | null = null;
  /** What is over, and what is still being composed. */
  #words = '';
  #open = '';
  #last: EditorState | null = null;

  /** @param before as it stands when composing begins; one that goes on at once is the same */
  begin(before: EditorState): void {
    if (!this.#before) this.#words = this.#open = '';
    this.#before ??= before;
    this.#last = null;
  }

  compose(words: string): void {
    this.#open = words;
  }

  end(words: string): void {
    this.#words += words;
    this.#open = '';
  }

  /** Whoever goes elsewhere has composed enough: Draft.js would look for the caret where it is no more, and lose the words. */
  leave(editor: Editor | null): void {
    if (!this.#before || !editor) return;
    handler.onCompositionEnd(editor);
    handler.resolveComposition(editor);
    // What Draft.js does next begins with what it was given last.
    if (this.#last) (editor as Updatable).update(this.#last);
  }

  /** What Draft.js has made, as it should be once composing is over. */
  over(made: EditorState): EditorState {
    const [before, words] = [this.#before, this.#words + this.#open];
    if (!before || made.isInCompositionMode()) return made;
    this.#before = null;
    this.#last = composed(before, made, words);
    return this.#last;
  }
}

/**
 * What was composed, as it should stand there. Draft.js loses a style that was chosen for what is written next, and of a selection
 * over several blocks it replaces the first one only.
 * @param before as it stood when composing began
 * @param after what Draft.js has made of it
 */
function composed(before: EditorState, after: EditorState, words: string): EditorState {
  const selection = before.getSelection();
  if (after.getCurrentContent() === before.getCurrentContent()) return after;
  if (selection.getStartKey() !== selection.getEndKey())
    return EditorState.push(
      before,
      Modifier.replaceText(before.getCurrentContent(), selection, words, before.getCurrentInlineStyle()),
      'insert-characters',
    );
  // Null unless somebody has chosen one.
  const chosen = before.getInlineStyleOverride() as ReturnType<EditorState['getInlineStyleOverride']> | null;
  return chosen ? styled(before, after, chosen) : after;
}

function styled(
  before: EditorState,
  after: EditorState,
  chosen: ReturnType<EditorState['getInlineStyleOverride']>,
): EditorState {
  const key = before.getSelection().getStartKey();
  const content = after.getCurrentContent();
  const block = content.getBlockForKey(key);
  const [start, end] = writtenIn(before.getCurrentContent().getBlockForKey(key), block);
  const range = after.getSelection().merge({
    ...{ anchorKey: key, focusKey: key, anchorOffset: start, focusOffset: end },
    isBackward: false,
  });
  const bare = block
    .getInlineStyleAt(start)
    .toArray()
    .reduce((sofar, style) => Modifier.removeInlineStyle(sofar, range, style), content);
  const changed = chosen.toArray().reduce((sofar, style) => Modifier.applyInlineStyle(sofar, range, style), bare);
  return EditorState.acceptSelection(EditorState.push(after, changed, 'insert-characters'), after.getSelection());
}

/** From where to where something new stands in a block. */
function writtenIn(before: ContentBlock, after: ContentBlock): [start: number, end: number] {
  const [old, now] = [before.getText(), after.getText()];
  let start = 0;
  while (start < old.length && old[start] === now[start]) start += 1;
  let same = 0;
  while (same < Math.min(old.length, now.length) - start && old.at(-1 - same) === now.at(-1 - same)) same += 1;
  return [start, now.length - same];
}
