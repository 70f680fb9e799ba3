import { whenIdle, whenLoaded } from '@foyer/shared';

const WORKER = '/sw.js';

/** A worker takes 0.1 s of a processor when it starts, and helps the next visit only: it waits until this page is done, in milliseconds. */
const QUIET_MS = 2000;

/** Registers the service worker when the page has long been there and the browser has nothing else to do; in development takes an old one back. */
export function registerWorker(): void {
  // Absent without HTTPS, and where visitors have switched it off.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  if (process.env.NODE_ENV !== 'production') {
    void workers
      .getRegistrations()
      .then((registrations) => registrations.forEach((registration) => void registration.unregister()));
    return;
  }
  // Without it nothing is missing.
  const register = () => void workers.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined);
  whenLoaded(() => setTimeout(() => whenIdle(register, { otherwise: 0 }), QUIET_MS));
}
