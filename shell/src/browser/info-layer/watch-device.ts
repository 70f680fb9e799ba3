import type { StartedSite } from '@foyer/shared/browser';
import { deviceLimit } from './device-limit.ts';

/** Spares slow lines and weak devices what is heavy, and tells their visitors so. Nobody else loads anything for it. */
export function watchDevice(started: StartedSite): void {
  const limit = deviceLimit(navigator);
  started.site.device.restrict(limit);
  // Without the notice the page is the same: what waits says so where it stands.
  if (limit) void import('./info-layer.tsx').then(({ showInfoLayer }) => showInfoLayer(started)).catch(() => undefined);
}
