import type { StartedSite } from '@foyer/shared/browser';
import { keptAnswer } from './answer.ts';
import { deviceLimit } from './device-limit.ts';

/** Spares slow lines and weak devices what is heavy, and tells their visitors so. Nobody else loads anything for it. */
export function watchDevice(started: StartedSite): void {
  const limit = deviceLimit(navigator);
  started.site.device.restrict(limit);
  const answer = keptAnswer();
  if (answer === 'continued') started.site.device.proceed();
  // Without the notice the page is the same: what waits says so where it stands.
  if (limit && !answer)
    void import('./info-layer.tsx').then(({ showInfoLayer }) => showInfoLayer(started)).catch(() => undefined);
}
