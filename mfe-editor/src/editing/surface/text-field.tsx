import { observer, type EditableField } from '@foyer/shared';
import { fieldsOfModel, placeOf } from '@foyer/shared/modules';
import { cleanPaste } from '@foyer/shared/pasting';
import { useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { newId, newRow, mayStandIn } from '../document/commands.ts';
import type { Editing } from '../editing.ts';
import { LanguageMark } from '../languages/language-mark.tsx';
import { useTextLanguage } from '../languages/language-context.ts';
import { caretAfter, endOfChange } from './caret.ts';
import { focusField } from './focus.ts';
import { fieldLabel } from './field-label.ts';
import { linesOf } from './hear-clipboard.ts';
import { isEmptyModule, removeEmpty } from './keys.ts';
import { Marks } from './marks.tsx';
import { markOfKey } from './mark-keys.ts';
import { typographicQuote } from './quotes.ts';
import { useWrittenBefore } from './type-ahead.ts';
import { pickAfter } from './pick-after.ts';

interface TextFieldProps extends EditableField {
  editing: Editing;
}

/** A plain text, typed where it stands: the element around it is the visitor's. */
export const TextField = observer(function TextField({ editing, module, of }: TextFieldProps) {
  const { session, i18n } = editing;
  const element = useRef<HTMLSpanElement>(null);
  const id = Number(module.id);
  const language = useTextLanguage(session);
  const text = session.text(id, of, language);
  const label = fieldLabel(i18n, module.model, of);

  useLayoutEffect(() => {
    const shown = element.current?.textContent ?? '';
    // While somebody types, the element has it already.
    if (!element.current || shown === text) return;
    const at = session.isFromOthers
      ? caretAfter(shown, text, textBefore(element.current).length)
      : endOfChange(shown, text);
    element.current.textContent = text;
    if (element.current === document.activeElement)
      getSelection()?.collapse(element.current.firstChild ?? element.current, at);
  }, [text, session]);

  const write = (typed: string) =>
    session.set(id, `${of}.${language}`, typed, {
      typed: true,
      // Where somebody writes, which may be in the middle.
      endsWord: /\s$/.test(element.current ? textBefore(element.current) : typed),
    });

  useWrittenBefore(element, (written) => {
    if (!element.current) return false;
    const words = inOneLine(written.map(({ text }) => text).join(''));
    if (element.current === document.activeElement) insertText(element.current, words);
    else element.current.append(words);
    write(element.current.textContent ?? '');
    return true;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLSpanElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (module.model === 'headline' && of === 'content' && isAtEnd(event.currentTarget))
        continueWithText(editing, id);
    }
    if (event.key === 'Backspace' && event.currentTarget.textContent === '' && isEmptyModule(editing, id)) {
      event.preventDefault();
      removeEmpty(editing, id);
    }
    if (event.key === '/' && event.currentTarget.textContent === '') {
      event.preventDefault();
      pickAfter(editing, id);
    }
    const mark = markOfKey(event);
    if (mark) {
      event.preventDefault();
      insertText(event.currentTarget, mark);
      write(event.currentTarget.textContent ?? '');
    }
    const quote = typographicQuote(event.key, textBefore(event.currentTarget), language);
    if (quote && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      session.history.endWord();
      insertText(event.currentTarget, quote);
      write(event.currentTarget.textContent ?? '');
      session.history.endWord();
    }
  };

  const onPaste = (event: ClipboardEvent<HTMLSpanElement>) => {
    event.preventDefault();
    const [text, html] = [event.clipboardData.getData('text/plain'), event.clipboardData.getData('text/html')];
    insertText(event.currentTarget, inOneLine(text || linesOf(cleanPaste(html))));
    write(event.currentTarget.textContent ?? '');
  };

  return (
    <>
      <LanguageMark editing={editing} id={id} of={of} language={language} />
      <span
        ref={element}
        role="textbox"
        tabIndex={0}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        aria-label={label}
        aria-required={fieldsOfModel(module.model)[of]?.required ?? undefined}
        data-field={of}
        data-placeholder={label}
        translate="no"
        spellCheck
        onInput={(event) => write(event.currentTarget.textContent ?? '')}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          if (!event.ctrlKey && !event.metaKey) event.preventDefault();
        }}
        onPaste={onPaste}
        onBlur={() => session.history.endWord()}
      />
      <Marks text={text} of={element} />
    </>
  );
});

/** A headline is over: what follows is text. */
function continueWithText({ session }: Editing, id: number): void {
  const place = placeOf(session.document, id);
  if (!mayStandIn(session.document, 'text', place.parent)) return;
  const row = newRow('text', newId());
  session.insert([row], { ...place, index: place.index + 1 });
  focusField(session, row.id, 'content');
}

/** What stands before the caret, or before what is selected: the caret may stand in the text or, at its end, in its element. */
function textBefore(element: HTMLElement): string {
  const selection = element.ownerDocument.getSelection();
  const caret = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  if (!caret || !element.contains(caret.startContainer)) return element.textContent ?? '';
  const before = element.ownerDocument.createRange();
  before.selectNodeContents(element);
  before.setEnd(caret.startContainer, caret.startOffset);
  return before.toString();
}

const isAtEnd = (element: HTMLElement): boolean => textBefore(element).length === (element.textContent ?? '').length;

/** Spaces that are protected stay. */
const inOneLine = (text: string): string => text.replace(/[^\S\xa0\u202f]+/g, ' ');

/** Puts text at the caret, in place of what is selected. */
function insertText(element: HTMLElement, text: string): void {
  const selection = element.ownerDocument.getSelection();
  if (!selection || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0);
  range.deleteContents();
  range.insertNode(element.ownerDocument.createTextNode(text));
  range.collapse(false);
  element.normalize();
  const caret = element.ownerDocument.createRange();
  const node = element.firstChild;
  if (!node) return;
  const whole = element.textContent ?? '';
  caret.setStart(node, Math.min(range.endContainer === node ? range.endOffset : whole.length, whole.length));
  caret.collapse(true);
  selection.removeAllRanges();
  selection.addRange(caret);
}
