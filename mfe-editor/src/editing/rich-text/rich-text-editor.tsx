import { css } from '@emotion/react';
import { observer, RichText } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import { type ContentState, Editor, EditorState, Modifier, type SelectionState } from 'draft-js';
import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ContentLanguage } from '../document/commands.ts';
import type { Editing } from '../editing.ts';
import { fieldLabel } from '../surface/field-label.ts';
import { caretAfter, endOfChange } from '../surface/caret.ts';
import { RoomLeft } from '../surface/room-left.tsx';
import { writable } from '../surface/focus.ts';
import { useWrittenBefore, type Written } from '../surface/type-ahead.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { HeldText } from './can-hold.ts';
import { blockClass, decorator, editorStyles } from './draft-look.tsx';
import { handlersOf, withPasted } from './draft-handlers.ts';
import { Composition } from './composition.ts';
import { copyText } from './copied-text.ts';
import { htmlOf } from './content-html.ts';
import { TextTools } from './text-tools.tsx';

const notHeld = css({
  position: 'relative',
  outline: `1px dashed ${editorColours.here}`,
  outlineOffset: 4,
  cursor: 'pointer',
});

interface RichTextEditorProps {
  editing: Editing;
  id: number;
  model: string;
  of: string;
  language: ContentLanguage;
  className?: string | undefined;
  /** How it was entered before it was there; null when nobody has. */
  entered: Entered | null;
}

/** By a press at a point of the window; by keyboard at none. */
export interface Entered {
  at: { x: number; y: number } | null;
}

const stateOf = (content: ContentState): EditorState =>
  EditorState.set(EditorState.createWithContent(content, decorator), { allowUndo: false });

/** Text in its final type, to be typed into. What the editor cannot hold without loss stays as it is and is edited as HTML. */
export const RichTextEditor = observer(function RichTextEditor(props: RichTextEditorProps) {
  const { editing, id, model, of, language, className } = props;
  const t = useTexts(editing.i18n);
  const html = editing.session.text(id, of, language);
  const [held] = useState(() => new HeldText(html));
  const [wasHeld] = useState(() => held.holds(html));
  if (wasHeld && held.holds(html)) return <DraftText {...props} html={html} held={held} />;
  const open = () => {
    editing.session.select(id);
    editing.session.panels.show({ html: { id, of, language } });
  };
  return (
    <div
      css={notHeld}
      role="button"
      tabIndex={0}
      data-field={of}
      aria-label={t('text.asHtml', { name: fieldLabel(editing.i18n, model, of) })}
      onClick={open}
      onKeyDown={(event) => event.key === 'Enter' && open()}
    >
      <RichText html={html} className={className} />
    </div>
  );
});

function DraftText({
  editing,
  id,
  model,
  of,
  language,
  className,
  entered,
  html,
  held,
}: RichTextEditorProps & { html: string; held: HeldText }) {
  const { session, i18n } = editing;
  const [state, setState] = useState(() => stateOf(held.contentOf(html)));
  const [isActive, setActive] = useState(false);
  const editor = useRef<Editor>(null);
  const frame = useRef<HTMLDivElement>(null);
  /** A dialog has taken the focus. */
  const isInDialog = useRef(false);
  const [composition] = useState(() => new Composition());
  /** What this editor has written last: anything else comes from elsewhere (undo, other people) and replaces what stands here. */
  const [written, setWritten] = useState(html);
  const label = fieldLabel(i18n, model, of);

  useLayoutEffect(() => {
    if (entered && frame.current) enter(writable(frame.current), entered);
  }, [entered]);

  useEffect(() => {
    if (html === written) return;
    setWritten(html);
    const next = stateOf(held.contentOf(html));
    // The form of a link, and whatever else has the focus, keeps it.
    const isWriting = frame.current && writable(frame.current).contains(document.activeElement);
    setState((before) => {
      const selection = afterChange(before, next.getCurrentContent(), session.isFromOthers);
      return isWriting ? EditorState.forceSelection(next, selection) : EditorState.acceptSelection(next, selection);
    });
  }, [html, written, held, session]);

  // Never in a transition: the text would be corrupted.
  const change = (made: EditorState) => {
    const next = composition.over(made);
    const content = next.getCurrentContent();
    // Where only the selection changes, as when the focus goes, what has come from elsewhere meanwhile stays.
    if (content === state.getCurrentContent())
      return setState((now) => (now.getCurrentContent() === content ? next : now));
    setState(next);
    const typed = htmlOf(content);
    if (typed === written) return;
    setWritten(typed);
    held.wrote(typed, content);
    const before = content.getBlockForKey(next.getSelection().getStartKey());
    const letter = before.getText().charAt(next.getSelection().getStartOffset() - 1);
    session.set(id, `${of}.${language}`, typed, {
      typed: next.getLastChangeType() === 'insert-characters' || next.getLastChangeType() === 'backspace-character',
      endsWord: /\s/.test(letter),
    });
  };

  useWrittenBefore(frame, (written) => {
    const isFocused = frame.current?.contains(document.activeElement) ?? false;
    const end = isFocused ? EditorState.moveFocusToEnd(state) : EditorState.moveSelectionToEnd(state);
    change(written.reduce(withWritten, end));
    return true;
  });

  // Not in the form of a link, which stands in the same frame.
  const isInText = ({ target }: SyntheticEvent) => target === editor.current?.editor;
  const handlers = handlersOf({ editing, id, language, state, change });
  return (
    <div
      ref={frame}
      css={editorStyles}
      data-field={of}
      data-placeholder={label}
      data-empty={html === '' || undefined}
      translate="no"
      onFocus={(event) => {
        setActive(true);
        // The browser gives the focus back, and puts the caret at the beginning.
        if (isInDialog.current && isInText(event))
          setState((now) => EditorState.forceSelection(now, now.getSelection()));
        isInDialog.current = false;
      }}
      onBlur={(event) => {
        // Whoever looks for something in a dialog comes back.
        isInDialog.current = event.relatedTarget instanceof Element && event.relatedTarget.closest('dialog') !== null;
        if (isInDialog.current || event.currentTarget.contains(event.relatedTarget)) return;
        setActive(false);
        session.history.endWord();
      }}
      onClickCapture={({ currentTarget, target, clientX: x, clientY: y, shiftKey, ctrlKey, metaKey }) => {
        // Lines are shorter than their row is wide: beside them one means them, too.
        const field = writable(currentTarget);
        const isBeside = target !== field && target instanceof Element && target.contains(field);
        if (isBeside && !shiftKey && !ctrlKey && !metaKey) enter(field, { at: { x, y } });
      }}
      onCompositionStartCapture={(event) => isInText(event) && composition.begin(state)}
      onCompositionUpdateCapture={({ data }) => composition.compose(data)}
      onCompositionEndCapture={({ data }) => composition.end(data)}
      onBlurCapture={() => composition.leave(editor.current)}
      onCopy={(event) => copyText(event, editor.current)}
      onCut={(event) => copyText(event, editor.current)}
      // Text that is dragged out of one editor into another destroys both.
      onDragStart={(event) => event.preventDefault()}
    >
      <RichText className={className}>
        <Editor
          ref={editor}
          editorState={state}
          onChange={change}
          ariaLabel={label}
          role="textbox"
          ariaMultiline
          spellCheck
          stripPastedStyles={false}
          blockStyleFn={blockClass}
          {...handlers}
        />
      </RichText>
      {isActive && <RoomLeft editing={editing} model={model} of={of} text={html} />}
      {isActive && <TextTools editing={editing} state={state} change={change} focus={() => editor.current?.focus()} />}
    </div>
  );
}

function withWritten(state: EditorState, { text, html, isPasted }: Written): EditorState {
  if (isPasted) return withPasted(state, text, html);
  const content = Modifier.insertText(state.getCurrentContent(), state.getSelection(), text);
  return EditorState.push(state, content, 'insert-characters');
}

/** What is selected in a text that undo, or others, have made another one: what is new, or what was before. */
function afterChange(state: EditorState, after: ContentState, isFromOthers: boolean): SelectionState {
  const before = state.getCurrentContent();
  const selection = state.getSelection();
  const texts = [before.getPlainText(), after.getPlainText()] as const;
  const placeOf = (key: string, offset: number) =>
    placeAt(after, isFromOthers ? caretAfter(...texts, lettersBefore(before, key, offset)) : endOfChange(...texts));
  const [anchorKey, anchorOffset] = placeOf(selection.getAnchorKey(), selection.getAnchorOffset());
  const [focusKey, focusOffset] = placeOf(selection.getFocusKey(), selection.getFocusOffset());
  return selection.merge({ anchorKey, anchorOffset, focusKey, focusOffset });
}

/** The block, and the place in it, before which so many letters of the plain text stand. */
function placeAt(content: ContentState, letters: number): [key: string, offset: number] {
  let left = letters;
  for (const block of content.getBlocksAsArray()) {
    if (left <= block.getLength()) return [block.getKey(), left];
    left -= block.getLength() + 1;
  }
  return [content.getLastBlock().getKey(), content.getLastBlock().getLength()];
}

/** How many letters of the plain text, with the ends of its blocks, stand before a place. */
function lettersBefore(content: ContentState, key: string, offset: number): number {
  const blocks = content.getBlocksAsArray();
  const at = blocks.findIndex((block) => block.getKey() === key);
  return blocks.slice(0, Math.max(at, 0)).reduce((sum, block) => sum + block.getLength() + 1, offset);
}

/** Puts the caret where somebody has pressed, beside the text where it is nearest; else at the beginning. */
function enter(field: HTMLElement, { at }: Entered): void {
  field.focus({ preventScroll: true });
  if (!at || !('caretPositionFromPoint' in document)) return;
  const { left, right } = field.getBoundingClientRect();
  const caret = document.caretPositionFromPoint(Math.min(Math.max(at.x, left + 1), right - 1), at.y);
  if (caret && field.contains(caret.offsetNode)) getSelection()?.collapse(caret.offsetNode, caret.offset);
}
