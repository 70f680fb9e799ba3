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
      <NewTabHint href={address} newTab={newTab} />
    </LinkButton>
  ) : null;
}

const NEW_TAB = { target: '_blank', rel: 'noopener' };

/** Says, to eyes and ears, that a link opens in a new tab; nothing for one that does not. */
export function NewTabHint({ href, newTab }: { href: string; newTab?: boolean }) {
  const t = useMessages();
  return newTab || isExternal(href) ? (
    <>
      {' '}
      <Arrow to="out" />
      <VisuallyHidden>({t('link.newTab')})</VisuallyHidden>
    </>
  ) : null;
}
