import { budget } from './budget.ts';
import { container } from './container.ts';
import { contract } from './contract.ts';
import { fragments } from './fragments.ts';
import { noCodeFromText } from './no-code-from-text.ts';
import { routes } from './routes.ts';
import type { Rule } from './rule.ts';
import { sharedRanges } from './shared-ranges.ts';
import { starts } from './starts.ts';
import { widgets } from './widgets.ts';

export type { House, Rule } from './rule.ts';

/** Every condition for publishing a release, the cheap ones first. */
export const RULES: Rule[] = [
  contract,
  container,
  fragments,
  routes,
  widgets,
  sharedRanges,
  budget,
  noCodeFromText,
  starts,
];
