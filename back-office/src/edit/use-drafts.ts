import { useState } from 'react';
import { DraftStore } from '@foyer/shared/records';
import { usePageUser } from '../start/user-context.ts';

/** What this user's browser keeps of a form. @param place the record, or the form of a new one */
export function useDrafts(place: string): DraftStore {
  const { username } = usePageUser();
  const [drafts] = useState(() => new DraftStore({ username, place }));
  return drafts;
}
