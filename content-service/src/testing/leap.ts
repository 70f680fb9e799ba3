import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eventually } from '@foyer/shared/eventually';
import type { RunningService } from './running-service.ts';

/** What a service's `NODE_OPTIONS` name, so that its clock can be moved. */
export const CLOCK = `--import ${pathToFileURL(resolve('content-service/src/testing/leap-clock.mjs')).href}`;

/** Moves the clock of a service on by 25 hours. Resolves when it has moved. */
export async function leapADay({ process: service, output }: RunningService): Promise<void> {
  const leaps = () => output().split('The clock leaps').length;
  const before = leaps();
  service.kill('SIGUSR2');
  await eventually(() => leaps() > before, { every: 5, what: 'the leap' });
}
