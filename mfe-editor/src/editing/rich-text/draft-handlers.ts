import {
  ContentState,
  EditorState,
  getDefaultKeyBinding,
  KeyBindingUtil,
  Modifier,
  RichUtils,
  type DraftHandleValue,
} from 'draft-js';
import { placeOf } from '@foyer/shared/modules';
import type { KeyboardEvent } from 'react';
import type { ContentLanguage } from '../document/commands.ts';
import type { Editing } from '../editing.ts';
import { typographicQuote } from '../surface/quotes.ts';
import { MAX_DEPTH } from './html-content.ts';
import { hasTable, pastedContent } from './pasted.ts';

interface Handling {
  editing: Editing;
  id: number;
  /** Of the text: its quotation marks are this language's. */
  language: ContentLanguage;
  change: (state: EditorState) => void;
}

const SOFT_HYPHEN = '\u00ad';
const NO_BREAK_SPACE = '\u00a0';

/** What keys and the clipboard do in a text. */
export function handlersOf({ editing, id, language, change }: Handling) {
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
      if (isCommand && event.key === '-') return 'soft-hyphen';
      if (event.ctrlKey && event.shiftKey && event.code === 'Space') return 'no-break-space';
      if (isCommand && event.key === 'u') return null;
      if (event.altKey && event.key.startsWith('Arrow')) return null;
      // In a list, Tab goes a level deeper; anywhere else on to the next control.
      if (event.key === 'Tab') return null;
      return getDefaultKeyBinding(event);
    },

    handleKeyCommand: (command: string, state: EditorState): DraftHandleValue => {
      if (command === 'soft-hyphen' || command === 'no-break-space') {
        write(state, command === 'soft-hyphen' ? SOFT_HYPHEN : NO_BREAK_SPACE);
        return 'handled';
      }
      if (command === 'link') {
        document.dispatchEvent(new CustomEvent('foyer.edit-link'));
        return 'handled';
      }
      if (command.endsWith('-list')) {
        change(RichUtils.toggleBlockType(state, `${command}-item`));
        return 'handled';
      }
      if (
        command === 'backspace' &&
        !state.getCurrentContent().hasText() &&
        state.getCurrentContent().getFirstBlock().getType() === 'unstyled'
      ) {
        if (isOnlyText(editing, id)) {
          session.remove([id]);
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
        const place = placeOf(session.document, id);
        editing.pick({ ...place, index: place.index + 1 });
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
      const block = state.getCurrentContent().getBlockForKey(state.getSelection().getStartKey());
      if (event.shiftKey) {
        change(RichUtils.insertSoftNewline(state));
        return 'handled';
      }
      // An empty item ends its list, one level after the other.
      if (block.getType().endsWith('-list-item') && block.getLength() === 0) {
        const depth = block.getDepth();
        change(depth > 0 ? deeper(state, -1) : RichUtils.toggleBlockType(state, block.getType()));
        return 'handled';
      }
      return 'not-handled';
    },

    handlePastedText: (text: string, html: string | undefined, state: EditorState): DraftHandleValue => {
      if (html && hasTable(html)) session.say('paste.table');
      const content = pastedContent(html, text);
      change(
        EditorState.push(
          state,
          Modifier.replaceWithFragment(state.getCurrentContent(), state.getSelection(), content.getBlockMap()),
          'insert-fragment',
        ),
      );
      return 'handled';
    },
  };
}

/** Moves the items of a list one level in or out. */
export function deeper(state: EditorState, by: 1 | -1): EditorState {
  const content = state.getCurrentContent();
  const selection = state.getSelection();
  const [from, to] = [selection.getStartKey(), selection.getEndKey()];
  let isInside = false;
  const blocks = content.getBlocksAsArray().map((block) => {
    if (block.getKey() === from) isInside = true;
    const isItem = isInside && block.getType().endsWith('-list-item');
    if (block.getKey() === to) isInside = false;
    return isItem
      ? (block.set('depth', Math.max(0, Math.min(MAX_DEPTH, block.getDepth() + by))) as typeof block)
      : block;
  });
  const changed = content.merge({ blockMap: ContentState.createFromBlockArray(blocks).getBlockMap() }) as ContentState;
  return EditorState.push(state, changed, 'adjust-depth');
}

/** Nothing else stands in this module. */
function isOnlyText({ session }: Editing, id: number): boolean {
  const row = session.document[id];
  return row?.model === 'text';
}
