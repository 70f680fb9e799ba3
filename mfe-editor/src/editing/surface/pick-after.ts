import { placeOf } from '@foyer/shared/modules';
import type { Editing } from '../editing.ts';

/** Modules that are nothing but words. */
const WORDS = ['text', 'headline'];

/** Opens the picker for the place after a module; a text without a word in any language gives its place to what is picked. */
export function pickAfter({ session, pick }: Editing, id: number): void {
  const row = session.document[id];
  if (!row) return;
  const place = placeOf(session.document, id);
  const isEmpty =
    WORDS.includes(row.model) && LANGUAGES.every((language) => session.text(id, 'content', language) === '');
  pick({ ...place, index: place.index + 1 }, isEmpty ? id : null);
}

const LANGUAGES = ['de', 'en'] as const;
