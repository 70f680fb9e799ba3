import { useEffect, useImperativeHandle, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react';

interface ToolRowProps {
  label: string;
  className?: string;
  ref?: Ref<HTMLDivElement | null>;
  children: ReactNode;
}

const TOOLS = 'button:not(:disabled), a[href]';

/** A toolbar with one tab stop: arrow keys go from tool to tool. */
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
    const next = tools[(at + step + tools.length) % tools.length];
    stop(row.current, next ?? null);
    next?.focus();
  };
  return (
    <div ref={row} role="toolbar" aria-label={label} className={className} onKeyDown={onKeyDown}>
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
