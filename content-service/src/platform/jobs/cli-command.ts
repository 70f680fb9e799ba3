import { text } from 'node:stream/consumers';
import type { Settings } from '@foyer/shared/settings';
import { Check } from 'typebox/value';
import { askRunning, withStore } from '../archive/running-or-store.ts';
import { migrate } from '../database/migrate.ts';
import { StartError } from '../start-error.ts';
import { type FailedJobs, failedJobs, FailedJobsSchema, retryFailed } from './failed-jobs.ts';

type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/** `npm run content -- jobs`: says what has failed for good, and why; with `retry` it runs again. */
export async function showJobs(
  { retry }: { retry: boolean },
  place: Place,
  say: (sentence: string) => void,
): Promise<void> {
  const failed = await read(retry, place);
  for (const { id, kind, attempts, failed_at: at, reason } of failed)
    say(`${id} ${kind}, ${attempts} attempts, failed at ${at}: ${reason}`);
  if (failed.length === 0) say('No job has failed.');
  else if (retry) say(`${failed.length} run again.`);
}

/** From the service that runs, else from the database itself. */
async function read(retry: boolean, place: Place): Promise<FailedJobs> {
  const running = await askRunning(place, '/internal/jobs', { method: retry ? 'POST' : 'GET' });
  if (running) return jobsIn(await text(running));
  return withStore(place, async (store) => {
    await store.exclusively(() => migrate(store));
    return retry ? store.db.transaction((tx) => retryFailed(tx, new Date())) : failedJobs(store.db);
  });
}

function jobsIn(answer: string): FailedJobs {
  const jobs: unknown = JSON.parse(answer);
  if (!Check(FailedJobsSchema, jobs))
    throw new StartError(
      'FOYER-406',
      'The running content service is of another version: use the command of that one.',
    );
  return jobs;
}
