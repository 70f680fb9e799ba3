import { css } from '@emotion/react';
import type { StickyItem } from '@foyer/shared';
import { SiteLink } from '../../links/site-link.tsx';
import { useStickyLinks } from '../../links/sticky.ts';
import { addressOf, modulesOf, textOf, type ModuleData } from '../fields.ts';
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

/** Links to places on the page. Sticky ones stay within reach while the list is on the page. */
export function AnchorListModule({ module }: ModuleProps) {
  const t = useRareMessages();
  const links = linksOf(module);
  useStickyLinks(module.sticky === true ? links : []);
  return links.length > 0 ? (
    <nav aria-label={t('anchors')}>
      <ul className="anchors" css={list}>
        {links.map(({ id, label, href }) => (
          <li key={id}>
            <SiteLink href={href}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  ) : null;
}

function linksOf(module: ModuleData): StickyItem[] {
  return modulesOf(module.children)
    .map((child) => {
      const anchor = textOf(child.anchor).replace(/^#/, '');
      return {
        id: `module-${child.id}`,
        label: textOf(child.link_text),
        href: addressOf(child.link, child.link_url) || (anchor && `#${anchor}`),
      };
    })
    .filter(({ label, href }) => label && href);
}
