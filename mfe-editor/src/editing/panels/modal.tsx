import { css } from '@emotion/react';
import { editorColours } from '@foyer/shared/theme';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { giveBackFocus } from '../../interface/give-back-focus.ts';
import { actions, button, dialog, loud, material, outlined } from '../look.ts';
import { type InterfaceI18n, textsOf, useTexts } from '../texts/interface-texts.ts';
import { useKeptFocus } from './use-kept-focus.ts';

const body = css({
  maxHeight: 'inherit',
  padding: '1.25rem',
  overflowY: 'auto',
  '& h2': { margin: '0 0 .75rem', outline: 'none' },
  '& p': { margin: '0 0 .75rem' },
});
const narrow = css({ width: 'min(34rem, calc(100% - 2rem))' });

const question = css({
  padding: '.75rem',
  marginBottom: '1rem',
  border: `1px solid ${editorColours.line}`,
  borderRadius: '.25rem',
});

interface ModalProps {
  title: string;
  /** Without it Escape does not close the dialog: one of the ways in it has to be taken. */
  close?: () => void;
  children: ReactNode;
  isWide?: boolean;
  /** Something is under way whose end is to be seen here: Escape does not close it. */
  isBusy?: boolean;
  /** Something was entered that would be lost: Escape asks first, in these texts. */
  unsaved?: InterfaceI18n | false;
}

/** A question that has to be answered before anything else. Escape closes it, unless something would be lost. */
export function Modal({ title, close, children, isWide = false, isBusy = false, unsaved = false }: ModalProps) {
  const [isAsking, setAsking] = useState(false);
  const isHeld = isBusy || !close || unsaved !== false;
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useKeptFocus(element);
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    // What can be scrolled would have it otherwise, and has no name.
    (element.current?.querySelector<HTMLElement>('form input') ?? heading.current)?.focus();
    return () => giveBackFocus(before);
  }, []);
  // Before the browser cancels it, which it lets nobody prevent twice; at the window, since a button that is disabled loses the focus.
  useEffect(() => {
    if (!isHeld) return undefined;
    const ask = (event: KeyboardEvent) => {
      const inner = event.target instanceof Element && event.target.closest('dialog');
      if (event.key !== 'Escape' || event.isComposing || (inner && inner !== element.current)) return;
      event.preventDefault();
      if (!isBusy && unsaved) setAsking((wasAsking) => !wasAsking);
    };
    window.addEventListener('keydown', ask, true);
    return () => window.removeEventListener('keydown', ask, true);
  }, [isHeld, isBusy, unsaved]);
  return (
    <dialog
      ref={element}
      css={[material, dialog, !isWide && narrow]}
      aria-labelledby={id}
      data-editor-panel=""
      onCancel={(event) => {
        if (!isHeld || event.target !== element.current) return;
        event.preventDefault();
        if (!isBusy && unsaved) setAsking(true);
      }}
      // A telephone's way back can be prevented once.
      onClose={close ?? (() => element.current?.showModal())}
    >
      <div css={body}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {isAsking && unsaved && close && (
          <Question
            i18n={unsaved}
            words={textsOf(unsaved)('dialog.unsaved')}
            no={['dialog.goOn', () => setAsking(false)]}
            yes={['discard', close]}
          />
        )}
        {children}
      </div>
    </dialog>
  );
}

/** The key of its words, and what is done then. */
type Answer = readonly [key: string, act: () => void];

/** Asks within a dialog before something is lost. The harmless answer has the focus. */
export function Question({ i18n, words, no, yes }: { i18n: InterfaceI18n; words: string; no: Answer; yes: Answer }) {
  const t = useTexts(i18n);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    first.current?.focus();
    return () => giveBackFocus(before);
  }, []);
  return (
    <div css={question} role="alert">
      <p>{words}</p>
      <div css={actions}>
        <button ref={first} type="button" css={[button, loud]} onClick={no[1]}>
          {t(no[0])}
        </button>
        <button type="button" css={[button, outlined]} onClick={yes[1]}>
          {t(yes[0])}
        </button>
      </div>
    </div>
  );
}
