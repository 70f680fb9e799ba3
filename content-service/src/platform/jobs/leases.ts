import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type JobRow, jobs } from './tables.ts';

/** A job that this process runs, for as long as it renews its lease. */
export type LeasedJob = JobRow & { lease: string };

const MAX_ERROR_LENGTH = 1000;

/** Leases go by the database's clock: instances may disagree about the time. */
const inMilliseconds = (milliseconds: number) =>
  sql`clock_timestamp() + ${milliseconds}::float8 * interval '1 millisecond'`;
const isFree = or(isNull(jobs.lease), lte(jobs.leaseUntil, sql`clock_timestamp()`));
const isHeld = ({ id, lease }: Pick<LeasedJob, 'id' | 'lease'>) => and(eq(jobs.id, id), eq(jobs.lease, lease));
const LET_GO = { lease: null, leaseUntil: null };

/** Takes the job of a kind that has been due the longest; others look past it. @returns null when nothing is due */
export async function leaseNext(db: Database, kind: string, now: Date, leaseMs: number): Promise<LeasedJob | null> {
  return db.transaction(async (tx) => {
    const due = and(eq(jobs.kind, kind), isNull(jobs.failedAt), lte(jobs.runAt, now), isFree);
    const [next] = await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(due)
      .orderBy(asc(jobs.runAt), asc(jobs.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!next) return null;
    const lease = randomUUID();
    const taken = { lease, leaseUntil: inMilliseconds(leaseMs), attempts: sql`${jobs.attempts} + 1` };
    const [job] = await tx.update(jobs).set(taken).where(eq(jobs.id, next.id)).returning();
    return job ? { ...job, lease } : null;
  });
}

/** In how many milliseconds to look for jobs of a kind: when one falls due, or a lease of another instance runs out. Null for no jobs. */
export async function dueIn(db: Database, kind: string, now: Date): Promise<number | null> {
  const untilDue = sql<number>`extract(epoch from min(${jobs.runAt}) filter (where ${jobs.lease} is null) - ${now.toISOString()}::timestamptz) * 1000`;
  const untilFree = sql<number>`extract(epoch from min(${jobs.leaseUntil}) - clock_timestamp()) * 1000`;
  const [row] = await db
    .select({ untilDue: untilDue.mapWith(Number), untilFree: untilFree.mapWith(Number) })
    .from(jobs)
    .where(and(eq(jobs.kind, kind), isNull(jobs.failedAt)));
  const times = [row?.untilDue, row?.untilFree].filter((time): time is number => typeof time === 'number');
  return times.length > 0 ? Math.max(0, Math.min(...times)) : null;
}

/** @returns false when the lease was lost: another instance has the job */
export async function renew(db: Database, job: LeasedJob, leaseMs: number): Promise<boolean> {
  return (
    (
      await db
        .update(jobs)
        .set({ leaseUntil: inMilliseconds(leaseMs) })
        .where(isHeld(job))
        .returning({ id: jobs.id })
    ).length > 0
  );
}

/**
 * Notes that a job is done: it is gone, or waits for its next time.
 * @param nextAt for a job that repeats
 * @returns false when the lease was lost
 */
export async function finish(db: Database, job: LeasedJob, nextAt: Date | null): Promise<boolean> {
  const fresh = { ...LET_GO, attempts: 0, again: false, lastError: null };
  const askedAgain = await db
    .update(jobs)
    .set(fresh)
    .where(and(isHeld(job), eq(jobs.again, true)))
    .returning({ id: jobs.id });
  if (askedAgain.length > 0) return true;
  const id = { id: jobs.id };
  const done = nextAt
    ? await db
        .update(jobs)
        .set({ ...fresh, runAt: nextAt })
        .where(isHeld(job))
        .returning(id)
    : await db.delete(jobs).where(isHeld(job)).returning(id);
  return done.length > 0;
}

/** What follows a failure: the job waits for its next attempt, or has failed for good. */
export type AfterFailure = { runAt: Date; attempts?: number } | { failedAt: Date };

/** Notes a failed attempt. */
export async function fail(db: Database, job: LeasedJob, reason: string, after: AfterFailure): Promise<void> {
  const lastError = reason.slice(0, MAX_ERROR_LENGTH);
  // Asked for anew in the meantime, it starts anew.
  const anew = await db
    .update(jobs)
    .set({ ...LET_GO, lastError, attempts: 0, again: false })
    .where(and(isHeld(job), eq(jobs.again, true)))
    .returning({ id: jobs.id });
  if (anew.length > 0) return;
  await db
    .update(jobs)
    .set({ ...LET_GO, lastError, ...after })
    .where(isHeld(job));
}

/** Gives a job back as if it had not been begun. */
export async function giveBack(db: Database, job: LeasedJob): Promise<void> {
  await db
    .update(jobs)
    .set({ ...LET_GO, attempts: sql`greatest(${jobs.attempts} - 1, 0)` })
    .where(isHeld(job));
}

/** For a database that only this process has open: whoever held a lease is dead. */
export async function freeAll(db: Database, kinds: readonly string[]): Promise<void> {
  await db
    .update(jobs)
    .set(LET_GO)
    .where(inArray(jobs.kind, [...kinds]));
}
