import { css } from '@emotion/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { dialog, material } from '../look.ts';

const body = css({
  maxHeight: 'inherit',
  padding: '1.25rem',
  overflowY: 'auto',
  '& h2': { margin: '0 0 .75rem', outline: 'none' },
  '& p': { margin: '0 0 .75rem' },
});
const narrow = css({ width: 'min(34rem, calc(100% - 2rem))' });

/** A question that has to be answered before anything else. Escape closes it. */
export function Modal({
  title,
  close,
  children,
  isWide = false,
}: {
  title: string;
  close: () => void;
  children: ReactNode;
  isWide?: boolean;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    // What can be scrolled would have it otherwise, and has no name.
    (element.current?.querySelector<HTMLElement>('form input') ?? heading.current)?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      css={[material, dialog, !isWide && narrow]}
      aria-labelledby={id}
      data-editor-panel=""
      onClose={close}
    >
      <div css={body}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
