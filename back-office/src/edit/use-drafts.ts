import { useState } from 'react';
import type { Resource, ResourceRecord } from '@foyer/shared/api';
import { DraftStore } from '@foyer/shared/records';
import { usePageUser } from '../start/user-context.ts';

/** Where what is typed into the form of a record is kept. */
export const placeOf = ({ name }: Resource, { id }: Pick<ResourceRecord, 'id'>): string => `${name} ${id}`;

/** What this user's browser keeps of a form. @param place the record, or the form of a new one */
export function useDrafts(place: string): DraftStore {
  const { username } = usePageUser();
  const [drafts] = useState(() => new DraftStore({ username, place }));
  return drafts;
}
