import { css } from '@emotion/react';
import { type StickyItem, useSite } from '@foyer/shared';
import { addressOfLink } from '../../links/address.ts';
import { SiteLink } from '../../links/site-link.tsx';
import { useStickyLinks } from '../../links/sticky.ts';
import { addressOf, modulesOf, textOf, type ModuleData } from '../fields.ts';
import { LinkLook } from '../link/link.tsx';
import type { ModuleProps } from '../module.ts';
import { useRareMessages } from '../use-rare-messages.ts';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 var(--s6)',
  borderBlock: '1px solid var(--hair)',
  font: '600 var(--step-1)/1.2 var(--font-display)',
  letterSpacing: '-.01em',
  a: {
    display: 'block',
    padding: 'var(--s3) 0',
    textDecoration: 'none',
    '&:hover': { boxShadow: 'inset 0 -.25rem var(--aurora)' },
  },
});

/** Links to places on the page. Sticky ones stay within reach while the list is on the page: all of a list that is, and single ones. */
export function AnchorListModule({ module, renderModules }: ModuleProps) {
  const t = useRareMessages();
  const { surface } = useSite().editing;
  const children = modulesOf(module.children);
  const links = linksOf(children);
  useStickyLinks(linksOf(module.sticky === true ? children : children.filter(({ sticky }) => sticky === true)));
  // Who edits the page also writes those that lead nowhere yet.
  if ((surface ? children : links).length === 0) return null;
  return (
    <nav aria-label={t('anchors')}>
      {surface ? (
        <div className="anchors" css={list}>
          <LinkLook value={SiteLink}>{renderModules(children)}</LinkLook>
        </div>
      ) : (
        <ul className="anchors" css={list}>
          {links.map(({ id, label, href }) => (
            <li key={id}>
              <SiteLink href={href}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

function linksOf(children: readonly ModuleData[]): StickyItem[] {
  return children
    .map((child) => {
      const anchor = textOf(child.anchor).replace(/^#/, '');
      return {
        id: `module-${child.id}`,
        label: textOf(child.link_text),
        href: addressOfLink(addressOf(child.link, child.link_url)) || (anchor && `#${anchor}`),
      };
    })
    .filter(({ label, href }) => label && href);
}
