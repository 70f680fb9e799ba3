import {
  useEffect,
  useImperativeHandle,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';

interface ToolRowProps {
  label: string;
  className?: string;
  ref?: Ref<HTMLDivElement | null>;
  children: ReactNode;
}

const TOOLS = 'button:not(:disabled), a[href]';

/** A toolbar with one tab stop, the tool that had the focus last: arrow keys go from tool to tool. */
export function ToolRow({ label, className, ref, children }: ToolRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => row.current);
  useEffect(() => stop(row.current, row.current?.querySelector('[tabindex="0"]') ?? null));

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const tools = [...(row.current?.querySelectorAll<HTMLElement>(TOOLS) ?? [])];
    const at = tools.indexOf(event.target as HTMLElement);
    if (!step || event.altKey || at < 0) return;
    event.preventDefault();
    tools[(at + step + tools.length) % tools.length]?.focus();
  };
  const onFocus = ({ target }: FocusEvent<HTMLDivElement>) => {
    // What unfolds from a tool has stops of its own.
    if (target.matches(TOOLS) && target.closest('[role=toolbar]') === row.current) stop(row.current, target);
  };
  return (
    <div ref={row} role="toolbar" aria-label={label} className={className} onFocus={onFocus} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

/** Makes one tool the row's tab stop: the wanted one, else the first. */
function stop(row: HTMLElement | null, wanted: Element | null): void {
  const tools = [...(row?.querySelectorAll<HTMLElement>(TOOLS) ?? [])];
  const one = tools.find((tool) => tool === wanted) ?? tools[0];
  for (const tool of tools) tool.tabIndex = tool === one ? 0 : -1;
}
