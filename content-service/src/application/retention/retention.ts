import { forgetConsent } from '../../content/consent/forget-consent.ts';
import { forgetFailedLogins } from '../../content/users/failed-logins.ts';
import { forgetChallenges } from '../../content/users/passkeys.ts';
import { forgetSessions } from '../../content/users/sessions.ts';
import { attemptEach } from '../../platform/attempt-each.ts';
import { forgetAuditEvents } from '../../platform/audit/audit-trail.ts';
import type { Database } from '../../platform/database/database.ts';
import { nextAt } from '../../platform/time/berlin.ts';
import type { Service } from '../../service.ts';
import { forgetSearches } from '../search/search-log.ts';

/** When what was kept for a time is forgotten, in the house's time. */
const FORGET_AT = '03:20';

/** Forgets every night what was kept for a time only. Some of it goes when its kind is written again, too; in a quiet house nobody writes for weeks. */
export function handleRetention({ db, jobs, now }: Pick<Service, 'db' | 'jobs' | 'now'>): void {
  jobs.handle('retention.forget', {
    attempts: 5,
    repeats: (after) => nextAt(after, FORGET_AT),
    run: async () => forgetOverdue(db, now()),
  });
}

/** Removes from the database what was kept long enough. Entries of forms have a job of their own. */
export async function forgetOverdue(db: Database, now: Date): Promise<void> {
  const kinds = [
    forgetAuditEvents,
    forgetChallenges,
    forgetConsent,
    forgetFailedLogins,
    forgetSearches,
    forgetSessions,
  ];
  await attemptEach(kinds, async (forget) => forget(db, now));
}
