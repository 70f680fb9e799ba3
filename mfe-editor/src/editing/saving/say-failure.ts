import { reaction } from '@foyer/shared';
import type { EditingSession } from '../editing-session.ts';

/** Says once that saving has begun to fail (specification §8): the bar alone would go unseen. @returns a function that ends it */
export const sayFailure = ({
  saver,
  panels,
}: {
  saver: Pick<EditingSession['saver'], 'hasFailed'>;
  panels: Pick<EditingSession['panels'], 'say'>;
}): (() => void) =>
  reaction(
    () => saver.hasFailed,
    (hasFailed) => hasFailed && panels.say('save.failed', { isError: true }),
  );
