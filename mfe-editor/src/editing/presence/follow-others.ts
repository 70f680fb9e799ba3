import { reaction } from '@foyer/shared';
import type { EditingSession } from '../editing-session.ts';

/** Shows what the others on the page have saved, also to whoever only looks. @returns a function that ends it */
export function followOthers({
  presence,
  panels,
  saver,
}: Pick<EditingSession, 'presence' | 'panels' | 'saver'>): () => void {
  return reaction(
    // Whoever is about to publish is told of it there, and whoever writes HTML once they save it: nothing comes under their hand.
    () => (panels.isPublishing || panels.html ? null : presence.others),
    (others, before) => {
      if (!others) return;
      // Whoever has gone may have saved something last.
      const hasGone = others.length < (before?.length ?? 0);
      if (hasGone || others.some(({ etag }) => etag !== saver.etag)) void saver.catchUp();
    },
  );
}
