import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eventually } from '@foyer/shared/eventually';
import type { RunningService } from './running-service.ts';

/** Environment of a service whose clock can be moved. @param hours how far a leap goes: a little more than a day, if not given */
export const leapingClock = (hours = 25): Record<string, string> => ({
  NODE_OPTIONS: `--import ${pathToFileURL(resolve('content-service/src/testing/leap-clock.mjs')).href}`,
  LEAP_HOURS: String(hours),
});

/** Moves the clock of a service on, and wakes what has waited for that. Resolves when it has moved. */
export async function leap({ process: service, output }: RunningService): Promise<void> {
  const leaps = () => output().split('The clock leaps').length;
  const before = leaps();
  service.kill('SIGUSR2');
  await eventually(() => leaps() > before, { every: 5, what: 'the leap' });
}
