import { Arrow, isExternal, LinkButton, Link, linkTarget, useMessages, VisuallyHidden } from '@foyer/shared';
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
      <NewTabHint href={address} />
    </Link>
  );
}

/** The same as a button. */
export function SiteButton({ href, kind, children }: SiteLinkProps & { kind: 'aurora' | 'ink' | 'line' | 'ember' }) {
  const address = addressOfLink(href);
  return address ? (
    <LinkButton href={address} kind={kind}>
      {children}
      <NewTabHint href={address} />
    </LinkButton>
  ) : null;
}

/** Says, to eyes and ears, that a link opens in a new tab; nothing for one that does not. */
export function NewTabHint({ href }: { href: string }) {
  const t = useMessages();
  return isExternal(href) ? (
    <>
      {' '}
      <Arrow to="out" />
      <VisuallyHidden>({t('link.newTab')})</VisuallyHidden>
    </>
  ) : null;
}
