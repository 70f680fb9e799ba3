import { css } from '@emotion/react';
import { editorColours } from '@foyer/shared/theme';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { button, low, material } from '../look.ts';
import { useKeptFocus } from './use-kept-focus.ts';

const frame = css({
  position: 'fixed',
  top: '6rem',
  bottom: 0,
  zIndex: 'var(--z-editor)',
  width: 'var(--editor-panel)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '0 1rem 1rem',
  // What has the focus stands below its name.
  scrollPaddingTop: '4rem',
  [low]: { scrollPaddingTop: 0 },
  '@media (max-width: 47.99em)': {
    top: 'auto',
    right: 0,
    left: 0,
    width: 'auto',
    // Whether all is saved stands below it, and who else is here.
    maxHeight: 'calc(var(--editor-sheet) - 2rem)',
    bottom: '5rem',
    boxShadow: `0 2rem ${editorColours.ground}`,
    borderTop: `1px solid ${editorColours.line}`,
  },
});
const left = css({ left: 0 });
const right = css({ right: 0 });
const head = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  // However long it is, it can be closed.
  position: 'sticky',
  top: 0,
  zIndex: 1,
  [low]: { position: 'static' },
  padding: '1rem 0',
  background: editorColours.ground,
  '& h2': { margin: 0 },
});

interface PanelProps {
  side: 'left' | 'right';
  title: string;
  closeLabel: string;
  close: () => void;
  children: ReactNode;
  /** For what needs more room than a column of fields. */
  isWide?: boolean;
  /** For what is opened by something that goes then. */
  takesFocus?: boolean;
}

/** A surface beside the page, which takes its width from it. */
export function Panel({ side, title, closeLabel, close, children, isWide = false, takesFocus = false }: PanelProps) {
  const id = useId();
  const element = useRef<HTMLElement>(null);
  useKeptFocus(element);
  // Whoever closes it goes on where they came from.
  useLayoutEffect(() => {
    const panel = element.current;
    const before = document.activeElement;
    if (takesFocus) panel?.focus();
    return () => {
      if (!panel?.contains(document.activeElement)) return;
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
      (isThere ? before : document.querySelector<HTMLElement>('[data-edit-bar] [tabindex="0"]'))?.focus();
    };
  }, [takesFocus]);
  return (
    <section
      ref={element}
      css={[material, frame, side === 'left' ? left : right]}
      aria-labelledby={id}
      tabIndex={-1}
      data-editor-panel={side}
      data-wide={isWide || undefined}
    >
      <div css={head}>
        <h2 id={id}>{title}</h2>
        <button type="button" css={button} aria-label={closeLabel} onClick={close}>
          ×
        </button>
      </div>
      {children}
    </section>
  );
}
