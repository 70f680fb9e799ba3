import { asc, isNotNull, sql } from 'drizzle-orm';
import Type, { type Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { CHANNEL } from './channel.ts';
import { jobs } from './tables.ts';

/** Jobs that nobody tries any more. */
export const FailedJobsSchema = Type.Array(
  Type.Object({
    id: Type.Integer(),
    kind: Type.String(),
    attempts: Type.Integer(),
    failed_at: Type.String({ description: 'ISO 8601' }),
    reason: Type.String(),
  }),
);
/** Jobs that were given up, for operators. */
export type FailedJobs = Static<typeof FailedJobsSchema>;

/** The oldest first. */
export async function failedJobs(db: Database): Promise<FailedJobs> {
  const rows = await db.select().from(jobs).where(isNotNull(jobs.failedAt)).orderBy(asc(jobs.failedAt), asc(jobs.id));
  return rows.map(({ id, kind, attempts, failedAt, lastError }) => ({
    id,
    kind,
    attempts,
    failed_at: failedAt?.toISOString() ?? '',
    reason: lastError ?? '',
  }));
}

/** Lets all of them run again, with as many attempts as new ones. @returns those that had failed */
export async function retryFailed(tx: Database, now: Date): Promise<FailedJobs> {
  const failed = await failedJobs(tx);
  await tx.update(jobs).set({ failedAt: null, attempts: 0, runAt: now }).where(isNotNull(jobs.failedAt));
  for (const kind of new Set(failed.map((job) => job.kind)))
    await tx.execute(sql`select pg_notify(${CHANNEL}, ${kind})`);
  return failed;
}
