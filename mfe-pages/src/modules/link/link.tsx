import { useSite } from '@foyer/shared';
import type { StyleOption } from '@foyer/shared/modules';
import { createContext, useContext } from 'react';
import { addressOfLink } from '../../links/address.ts';
import { SiteButton } from '../../links/site-link.tsx';
import { useStickyLinks } from '../../links/sticky.ts';
import { addressOf, anchorOf, styleOf, textOf } from '../fields.ts';
import { FieldText } from '../field-text.tsx';
import type { ModuleProps } from '../module.ts';

/** The looks of a button besides ink. */
const KINDS: readonly StyleOption<'link'>[] = ['aurora', 'line', 'ember'];

/** What a link looks like within a list that has a look of its own; otherwise it is a button. */
export const LinkLook = createContext<typeof SiteButton>(SiteButton);

/** A link as a button. A sticky one stays within reach while its module is on the page. */
export function LinkModule({ module, shows }: ModuleProps) {
  const Look = useContext(LinkLook);
  const { surface } = useSite().editing;
  const label = textOf(module.link_text);
  const href = addressOfLink(addressOf(module.link, module.link_url));
  useStickyLinks(module.sticky === true && label && href ? [{ id: `module-${module.id}`, label, href }] : []);
  // It leads nowhere yet: only who edits the page sees it.
  if (!shows('link_text') || (!href && !surface)) return null;
  return (
    <p id={anchorOf(module)}>
      <Look href={href || '#'} kind={styleOf(KINDS, module) ?? 'ink'}>
        <FieldText module={module} of="link_text" />
      </Look>
    </p>
  );
}
