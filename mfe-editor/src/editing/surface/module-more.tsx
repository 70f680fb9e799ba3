import { css } from '@emotion/react';
import { editorColours } from '@foyer/shared/theme';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { focusFirst, walkMenu } from '../bar/walk-menu.ts';
import { button, material } from '../look.ts';
import { useEscape } from './use-escape.ts';

const around = css({ display: 'flex' });
const list = css({
  position: 'absolute',
  inset: 'auto 0 100% auto',
  display: 'grid',
  padding: '.25rem',
  border: `1px solid ${editorColours.line}`,
  borderRadius: '.375rem',
  margin: '0 0 .25rem',
  boxShadow: '0 .5rem 1.5rem rgb(14 16 32 / .35)',
  '& button': { justifyContent: 'start' },
});

/** To the tools and to the edge of the window, in pixels. */
const GAP = 4;

/** Over the tools, where the browser can draw something above all else; below the window's upper edge, and before header and panels, wherever the tools stand. */
function place(list: HTMLElement): void {
  const tools = list.parentElement?.closest('[role=toolbar]')?.getBoundingClientRect();
  if (!tools || !('popover' in list)) return;
  list.popover = 'manual';
  list.showPopover();
  const { width, height } = list.getBoundingClientRect();
  const left = Math.max(GAP, tools.right - width);
  const top = Math.max(GAP, tools.top - height - GAP);
  list.style.inset = `${top + window.scrollY}px auto auto ${left + window.scrollX}px`;
}

/** What is seldom done with a module. Arrow keys go through it; a choice closes it, a press beside it and Escape do, too. */
export function ModuleMore({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (shown.current && 'showPopover' in shown.current) place(shown.current);
    focusFirst(shown.current);
  }, [isOpen]);
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
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label} <span aria-hidden="true">▾</span>
      </button>
      {isOpen && (
        <div
          ref={shown}
          id={id}
          css={[material, list]}
          role="toolbar"
          aria-orientation="vertical"
          aria-label={label}
          onKeyDown={walkMenu}
        >
          {children}
        </div>
      )}
    </span>
  );
}
