import { useEffect, useState } from 'react';

/** Whether an element of the page is in sight. False on the server and where browsers cannot tell. */
export function useInView(selector: string): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = document.querySelector(selector);
    if (!element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [selector]);
  return inView;
}
