import { css } from '@emotion/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { button, material } from '../look.ts';
import { useEscape } from './use-escape.ts';

const around = css({ display: 'contents' });
const list = css({
  position: 'absolute',
  bottom: '100%',
  right: 0,
  display: 'grid',
  padding: '.25rem',
  borderRadius: '.375rem',
  marginBottom: '.25rem',
  '& button': { justifyContent: 'start' },
});

/** What is seldom done with a module. A choice closes it, a press beside it and Escape do, too. */
export function ModuleMore({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEscape(frame, () => {
    setOpen(false);
    opener.current?.focus();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const hear = ({ target }: MouseEvent) => {
      if (target instanceof Node && !opener.current?.contains(target)) setOpen(false);
    };
    window.addEventListener('click', hear);
    return () => window.removeEventListener('click', hear);
  }, [isOpen]);
  return (
    <span ref={frame} css={around} data-own-keys={isOpen ? 'Escape' : undefined}>
      <button
        ref={opener}
        type="button"
        css={button}
        aria-expanded={isOpen}
        aria-haspopup="true"
        onClick={() => setOpen(!isOpen)}
      >
        {label} <span aria-hidden="true">▾</span>
      </button>
      {isOpen && <div css={[material, list]}>{children}</div>}
    </span>
  );
}
