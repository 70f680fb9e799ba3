import { SiteButton } from '../../links/site-link.tsx';
import { addressOf, textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';

/** A link of the older system, as a button; its editor could ask for a new window. */
export function OldLinkModule({ module }: ModuleProps) {
  const label = textOf(module.link_text);
  const href = addressOf(module.link, module.link_url);
  return label && href ? (
    <p>
      <SiteButton href={href} kind="line" newTab={module.open_new_window === true}>
        {label}
      </SiteButton>
    </p>
  ) : null;
}
