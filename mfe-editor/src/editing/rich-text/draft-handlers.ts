import { lostInPaste, siteAddress } from '@foyer/shared/pasting';
import {
  EditorState,
  getDefaultKeyBinding,
  KeyBindingUtil,
  Modifier,
  RichUtils,
  type DraftHandleValue,
  type SelectionState,
} from 'draft-js';
import type { KeyboardEvent } from 'react';
import type { ContentLanguage } from '../document/commands.ts';
import type { Editing } from '../editing.ts';
import { isEmptyModule, removeEmpty } from '../surface/keys.ts';
import { markOfKey } from '../surface/mark-keys.ts';
import { typographicQuote } from '../surface/quotes.ts';
import { afterReturn, toggledKind } from './block-kinds.ts';
import { copiedBlocks } from './copied-text.ts';
import { deeper } from './levels.ts';
import { pastedContent } from './pasted.ts';
import { withLink } from './with-link.ts';
import { pickAfter } from '../surface/pick-after.ts';

interface Handling {
  editing: Editing;
  id: number;
  /** Of the text: its quotation marks are this language's. */
  language: ContentLanguage;
  state: EditorState;
  change: (state: EditorState) => void;
}

/** What Draft.js reads of what is dropped. */
interface Dropped {
  getText: () => string | null | undefined;
  getHTML: () => string | null | undefined;
}

/** A command that writes the sign behind it. */
const MARK = 'mark:';
/** One address, and nothing else. */
const WEB_ADDRESS = /^(?:https?:\/\/|mailto:)\S+$/i;

/** What keys and the clipboard do in a text. */
export function handlersOf({ editing, id, language, state: current, change }: Handling) {
  const { session } = editing;

  const write = (state: EditorState, text: string): void => {
    const content = Modifier.replaceText(
      state.getCurrentContent(),
      state.getSelection(),
      text,
      state.getCurrentInlineStyle(),
    );
    change(EditorState.push(state, content, 'insert-characters'));
  };

  return {
    // Null, never false, for what others are to handle: false swallows letters.
    keyBindingFn: (event: KeyboardEvent): string | null => {
      const isCommand = KeyBindingUtil.hasCommandModifier(event);
      if (isCommand && /^[zy]$/i.test(event.key)) return null;
      if (isCommand && event.key === 'k') return 'link';
      if (isCommand && event.shiftKey && event.code === 'Digit7') return 'ordered-list';
      if (isCommand && event.shiftKey && event.code === 'Digit8') return 'unordered-list';
      const mark = markOfKey(event);
      if (mark) return `${MARK}${mark}`;
      // Otherwise the browser underlines, which no text keeps.
      if (isCommand && /^u$/i.test(event.key)) return 'no-underline';
      if (event.altKey && event.key.startsWith('Arrow')) return null;
      // In a list, Tab goes a level deeper as far as there is one; anywhere else on to the next control.
      if (event.key === 'Tab') {
        const command = event.shiftKey ? 'level-up' : 'level-down';
        return inLevel(current, command) ? command : null;
      }
      const command = getDefaultKeyBinding(event);
      // With Ctrl, Draft.js deletes by D and H, ends a paragraph by M and O, and makes of J what no text keeps.
      const isItsOwn = event.key.length === 1 && command !== 'bold' && command !== 'italic';
      return isCommand && isItsOwn ? null : command;
    },

    handleKeyCommand: (command: string, state: EditorState): DraftHandleValue => {
      if (command.startsWith(MARK)) {
        write(state, command.slice(MARK.length));
        return 'handled';
      }
      if (command === 'link') {
        document.dispatchEvent(new CustomEvent('foyer.edit-link'));
        return 'handled';
      }
      const inOtherLevel = inLevel(state, command);
      const withoutLetter = inOtherLevel ?? withoutCluster(state, command);
      if (withoutLetter) {
        change(withoutLetter);
        return 'handled';
      }
      if (command.endsWith('-list')) {
        change(toggledKind(state, `${command}-item`));
        return 'handled';
      }
      if (
        command === 'backspace' &&
        !state.getCurrentContent().hasText() &&
        state.getCurrentContent().getFirstBlock().getType() === 'unstyled'
      ) {
        if (isEmptyModule(editing, id)) {
          removeEmpty(editing, id);
          return 'handled';
        }
      }
      const next = RichUtils.handleKeyCommand(state, command);
      if (!next) return 'not-handled';
      change(next);
      return 'handled';
    },

    handleBeforeInput: (typed: string, state: EditorState): DraftHandleValue => {
      const selection = state.getSelection();
      const before = state
        .getCurrentContent()
        .getBlockForKey(selection.getStartKey())
        .getText()
        .slice(0, selection.getStartOffset());
      if (typed === '/' && !state.getCurrentContent().hasText()) {
        pickAfter(editing, id);
        return 'handled';
      }
      const quote = typographicQuote(typed, before, language);
      if (!quote) return 'not-handled';
      session.history.endWord();
      write(state, quote);
      session.history.endWord();
      return 'handled';
    },

    handleReturn: (event: KeyboardEvent, state: EditorState): DraftHandleValue => {
      const next = event.shiftKey ? RichUtils.insertSoftNewline(state) : afterReturn(state);
      if (!next) return 'not-handled';
      change(next);
      return 'handled';
    },

    /** @param words null where the clipboard has HTML alone */
    handlePastedText: (words: string | null, html: string | undefined, state: EditorState): DraftHandleValue => {
      const text = words ?? '';
      const lost = !copiedBlocks(text) && html ? lostInPaste(html) : null;
      if (lost) session.panels.say(`paste.${lost}`);
      change(withPasted(state, text, html));
      return 'handled';
    },

    /** Words from another window; those of a text of the page are not to be dragged. */
    handleDrop: (selection: SelectionState, data: Dropped): DraftHandleValue => {
      const [text, html] = [data.getText() ?? '', data.getHTML() ?? ''];
      if (text || html) change(withPasted(EditorState.forceSelection(current, selection), text, html || undefined));
      return 'handled';
    },
  };
}

/** With what was copied here or elsewhere, in place of what is selected. An address makes a link of words that are selected. */
export function withPasted(state: EditorState, text: string, html: string | undefined): EditorState {
  const selection = state.getSelection();
  if (WEB_ADDRESS.test(text.trim()) && !selection.isCollapsed() && selection.getStartKey() === selection.getEndKey())
    return withLink(state, selection, siteAddress(text.trim()), false);
  const blocks = copiedBlocks(text) ?? pastedContent(html, text).getBlockMap();
  const content = Modifier.replaceWithFragment(state.getCurrentContent(), state.getSelection(), blocks);
  return EditorState.push(state, content, 'insert-fragment');
}

/** What a command makes of the levels of a list; null where there is no other level, or the command is another one. */
function inLevel(state: EditorState, command: string): EditorState | null {
  if (command !== 'level-down' && command !== 'level-up') return null;
  const moved = deeper(state, command === 'level-down' ? 1 : -1);
  return moved === state ? null : moved;
}

/** Without the letter beside the caret, however many code points it is made of; null where one key does that anyway. */
function withoutCluster(state: EditorState, command: string): EditorState | null {
  const selection = state.getSelection();
  if ((command !== 'backspace' && command !== 'delete') || !selection.isCollapsed()) return null;
  const content = state.getCurrentContent();
  const at = selection.getStartOffset();
  const letters = [...new Intl.Segmenter().segment(content.getBlockForKey(selection.getStartKey()).getText())];
  const letter = letters.find(({ index, segment }) =>
    command === 'delete' ? index === at : index + segment.length === at,
  );
  if (!letter || letter.segment.length < 2) return null;
  const range = selection.merge({ anchorOffset: letter.index, focusOffset: letter.index + letter.segment.length });
  const type = command === 'delete' ? 'delete-character' : 'backspace-character';
  return EditorState.push(state, Modifier.removeRange(content, range, 'backward'), type);
}
