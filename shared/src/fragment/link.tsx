import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useLocation } from './hooks.ts';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children?: ReactNode;
}

/**
 * A link within the site that says when it leads to the page it stands on. Any `<a href>` navigates in place and is
 * prefetched on intent: the shell listens for the whole document, so that links work the same before hydration and in rich text.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  return (
    <a href={href} aria-current={href.split(/[?#]/, 1)[0] === pathname ? 'page' : undefined} {...rest}>
      {children}
    </a>
  );
}
