import { SiteButton } from '../../links/site-link.tsx';
import { useStickyLinks } from '../../links/sticky.ts';
import { addressOf, textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';

/** A link as a button. A sticky one stays within reach while its module is on the page. */
export function LinkModule({ module }: ModuleProps) {
  const label = textOf(module.link_text);
  const href = addressOf(module.link, module.link_url);
  useStickyLinks(module.sticky === true && label && href ? [{ id: `module-${module.id}`, label, href }] : []);
  if (!label || !href) return null;
  return (
    <p id={textOf(module.anchor) || undefined}>
      <SiteButton href={href} kind={kindOf(textOf(module.extra_class))}>
        {label}
      </SiteButton>
    </p>
  );
}

const KINDS = ['aurora', 'line', 'ember'] as const;

/** Reads the look of a button from an editor's style class: `button-line`, `aurora`. Ink if it names none. */
function kindOf(extraClass: string): (typeof KINDS)[number] | 'ink' {
  return KINDS.find((kind) => extraClass.split(/[\s_-]+/).includes(kind)) ?? 'ink';
}
