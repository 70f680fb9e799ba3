import type { ReactNode, MouseEvent } from 'react';

/** A link to the top of the page that leaves history alone. The next Tab begins at the top, too. */
export function ToTopLink({ children, ...rest }: { children: ReactNode; className?: string; 'aria-label'?: string }) {
  const goUp = (event: MouseEvent) => {
    event.preventDefault();
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <a href="#top" onClick={goUp} {...rest}>
      {children}
    </a>
  );
}
