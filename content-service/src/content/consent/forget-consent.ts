import { subYears } from 'date-fns/subYears';
import { lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { consentRecords } from './tables.ts';

/** A decision lasts 180 days; claims about it expire after three years, at the end of a year. */
const KEPT_YEARS = 4;

/** Forgets decisions about which nobody can claim anything any more. */
export async function forgetConsent(db: Database, now: Date): Promise<void> {
  await db.delete(consentRecords).where(lt(consentRecords.recordedAt, subYears(now, KEPT_YEARS)));
}
