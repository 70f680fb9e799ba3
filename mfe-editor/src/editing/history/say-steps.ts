import { reaction } from '@foyer/shared';
import type { Editing } from '../editing.ts';
import { textsOf } from '../texts/interface-texts.ts';
import { stepName } from './step-name.ts';

/** Steps that change nothing of what has the focus, or take it away: without a word they would go unheard. */
const SAID = ['step.removed', 'step.duplicated'];

/** Says what is undone and done again, deleted and duplicated, to those who do not see it. @returns a function that ends it */
export function saySteps({
  session: { history, panels },
  i18n,
}: {
  session: Pick<Editing['session'], 'history' | 'panels'>;
  i18n: Editing['i18n'];
}): () => void {
  const t = textsOf(i18n);
  return reaction(
    () => ({ steps: history.steps, position: history.position }),
    ({ steps, position }, before) => {
      const isUndone = position < before.position;
      const step = steps[isUndone ? position : position - 1];
      if (!step || position === before.position) return;
      const what = stepName(i18n, step.label);
      if (steps === before.steps) panels.tell(t(isUndone ? 'undone' : 'redone', { what }));
      else if (SAID.includes(step.label.key)) panels.tell(what);
    },
  );
}
