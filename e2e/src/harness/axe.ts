import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA, as far as a machine can tell, and what axe recommends beyond it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AxeOptions {
  /** The part that is looked at: a selector. */
  within?: string;
  /** Rules that are left out. */
  without?: string[];
}

/** What axe finds on a page, a line for each rule that is broken. `where` begins the line: the page's path, if it is not said. */
export async function axeFaults(
  page: Page,
  where = new URL(page.url()).pathname,
  { within = 'html', without = [] }: AxeOptions = {},
): Promise<string[]> {
  // All frames are ours: axe needs no second page to put their results together, and what passes is of no interest. That takes half the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.include(within).withTags(RULES).disableRules(without).analyze();
  // What stands half below the bars of the editor is scrolled free.
  const isEdited = (await page.locator('main [data-editable]').count()) > 0;
  const isFree = ({ any }: (typeof violations)[number]['nodes'][number]) =>
    !any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'partiallyObscured');
  const found = violations.map((violation) =>
    isEdited && violation.id === 'target-size' ? { ...violation, nodes: violation.nodes.filter(isFree) } : violation,
  );
  return found
    .filter(({ nodes }) => nodes.length > 0)
    .map(
      ({ id, help, nodes }) => `${where}: ${id} (${help}) ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`,
    );
}
