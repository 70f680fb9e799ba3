import { useLayoutEffect, useState, type RefObject } from 'react';

/** Marks a tool that may go into the menu when there is no room for it. */
export const FIT = 'data-fit';

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/**
 * Which tools of a row fit into it. Those that do not are to be rendered elsewhere; what else stands in the row always stays.
 * @param names of the tools, the ones that stay longest first
 * @returns the names of those for which there is no room
 */
export function useFit(row: RefObject<HTMLElement | null>, names: readonly string[]): ReadonlySet<string> {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const key = names.join(' ');

  useLayoutEffect(() => {
    const element = key ? row.current : null;
    if (!element) return setLeft((before) => (before.size === 0 ? before : new Set()));
    /** As wide as each was when it was last in the row. */
    const widths = new Map<string, number>();
    const measure = () => {
      const { columnGap, paddingLeft, paddingRight } = getComputedStyle(element);
      const gap = pixels(columnGap);
      let room = element.clientWidth - pixels(paddingLeft) - pixels(paddingRight);
      for (const child of element.children) {
        if (!(child instanceof HTMLElement)) continue;
        const { position, marginLeft, marginRight } = getComputedStyle(child);
        if (position === 'absolute') continue;
        const name = child.getAttribute(FIT);
        const width = child.offsetWidth + pixels(marginLeft) + pixels(marginRight) + gap;
        if (name) widths.set(name, width);
        else room -= child.hasAttribute('data-spring') ? gap : width;
      }
      const out = new Set<string>();
      for (const name of key.split(' ')) {
        room -= widths.get(name) ?? 0;
        if (room < 0) out.add(name);
      }
      setLeft((before) => (before.size === out.size && [...out].every((name) => before.has(name)) ? before : out));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, [row, key]);

  return left;
}
