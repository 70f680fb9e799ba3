import type { Database } from '../../platform/database/database.ts';
import { readSettings } from '../site/settings.ts';

/** The parts of an event's or a production's page, from top to bottom. */
export const SECTIONS = ['description', 'dates', 'modules', 'team'] as const;

/** The order of one page: its own, else the house's for all of the kind (specification §3). */
export async function sectionOrderOf(
  db: Database,
  kind: 'event' | 'production',
  own: readonly string[],
): Promise<string[]> {
  if (own.length > 0) return [...own];
  const { stored } = await readSettings(db);
  const order = stored.section_order?.[kind] ?? [];
  return order.length > 0 ? order : [...SECTIONS];
}
