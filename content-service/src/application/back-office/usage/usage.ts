import type { RecordUser } from '@foyer/shared/api';
import type { AuditEvent } from '../../../platform/audit/audit-trail.ts';
import { documentOccurrences } from './document-occurrences.ts';
import { moduleOccurrences } from './module-occurrences.ts';
import type { Search, Occurrence } from './occurrence.ts';
import { tableOccurrences } from './table-occurrences.ts';

/** What uses something, and a way to make it do without. */
export interface Usage {
  users: readonly RecordUser[];
  /** @returns what was done, for the audit trail */
  detach: () => Promise<AuditEvent[]>;
}

/** Looks everywhere: columns and lists of tables, fields and texts of modules, working copies, scheduled changes, menus, settings. */
export async function usageOf(search: Search): Promise<Usage> {
  const all = [
    ...(await tableOccurrences(search)),
    ...(await moduleOccurrences(search)),
    ...(await documentOccurrences(search)),
  ];
  const { resource, id } = search.wanted;
  const occurrences = all.map((occurrence) => ({
    ...occurrence,
    users: occurrence.users.filter((user) => user.resource !== resource || user.id !== id),
  }));
  return {
    users: occurrences.flatMap(({ users }) => users),
    detach: async () => {
      for (const occurrence of occurrences) await occurrence.detach();
      return occurrences.flatMap((occurrence) => auditEventsOf(occurrence, search));
    },
  };
}

function auditEventsOf({ users, field }: Occurrence, { author, wanted }: Search): AuditEvent[] {
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
