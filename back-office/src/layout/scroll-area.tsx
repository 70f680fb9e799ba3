import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** With room at the sides for the outline of what has the focus. */
const area = css({ overflowX: 'auto', margin: '0 -.375rem', padding: '0 .375rem' });

/** Something that may be wider than its place: it scrolls by itself, by keys, too, and the page does not. */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const sizes = new ResizeObserver(() => setScrolling(element.scrollWidth > element.clientWidth));
    for (const each of [element, ...element.children]) sizes.observe(each);
    return () => sizes.disconnect();
  }, []);
  return (
    <div css={area} ref={place} {...(isScrolling && { role: 'region', 'aria-label': label, tabIndex: 0 })}>
      {children}
    </div>
  );
}
