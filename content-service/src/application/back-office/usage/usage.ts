import type { RecordUser } from '@foyer/shared/api';
import type { Deed } from '../../../platform/audit/audit-trail.ts';
import { documentSpots } from './document-spots.ts';
import { moduleSpots } from './module-spots.ts';
import type { Search, Spot } from './spot.ts';
import { tableSpots } from './table-spots.ts';

/** What uses something, and a way to make it do without. */
export interface Usage {
  users: readonly RecordUser[];
  /** @returns what was done, for the audit trail */
  detach: () => Promise<Deed[]>;
}

/** Looks everywhere: columns and lists of tables, fields and texts of modules, working copies, scheduled changes, menus, settings. */
export async function usageOf(search: Search): Promise<Usage> {
  const all = [...(await tableSpots(search)), ...(await moduleSpots(search)), ...(await documentSpots(search))];
  const { resource, id } = search.wanted;
  const spots = all.map((spot) => ({
    ...spot,
    users: spot.users.filter((user) => user.resource !== resource || user.id !== id),
  }));
  return {
    users: spots.flatMap(({ users }) => users),
    detach: async () => {
      for (const spot of spots) await spot.detach();
      return spots.flatMap((spot) => deedsOf(spot, search));
    },
  };
}

function deedsOf({ users, field }: Spot, { author, wanted }: Search): Deed[] {
  const before = { [wanted.resource]: wanted.id };
  return users.map((user) => ({
    author,
    action: 'update',
    resource: user.resource,
    recordId: user.id,
    title: user.title,
    changes: { [field]: { before, after: null } },
  }));
}
