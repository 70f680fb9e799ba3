import { Arrow, isExternal, LinkButton, Link, linkTarget, NEW_TAB } from '@foyer/shared';
import type { ReactNode } from 'react';
import { addressOfLink } from './address.ts';

interface SiteLinkProps {
  /** As the editor entered it. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link that an editor has set. An external one opens in a new tab and says so; one that nobody may follow is plain text. */
export function SiteLink({ href, className, children }: SiteLinkProps) {
  const address = addressOfLink(href);
  if (!address) return <span className={className}>{children}</span>;
  return (
    <Link href={address} className={className} {...linkTarget(address)}>
      {children}
      {isExternal(address) && <NewTabArrow />}
    </Link>
  );
}

/** The same as a button. */
export function SiteButton({
  href,
  kind,
  newTab,
  children,
}: SiteLinkProps & { kind: 'aurora' | 'ink' | 'line' | 'ember'; newTab?: boolean }) {
  const address = addressOfLink(href);
  return address ? (
    <LinkButton href={address} kind={kind} {...(newTab && NEW_TAB)}>
      {children}
      {(newTab || isExternal(address)) && <NewTabArrow />}
    </LinkButton>
  ) : null;
}

/** Shows that a link opens in a new tab; what is said of it comes with the link. */
export function NewTabArrow() {
  return (
    <>
      {' '}
      <Arrow to="out" />
    </>
  );
}
