const WORKER = '/sw.js';

/** Registers the service worker once the page is there and the browser has nothing else to do; in development takes an old one back. */
export function registerWorker(): void {
  // Absent without HTTPS, and where visitors have switched it off.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  if (process.env.NODE_ENV !== 'production') {
    void workers.getRegistrations().then((registrations) => registrations.forEach((registration) => void registration.unregister()));
    return;
  }
  // Without it nothing is missing.
  const register = () => void workers.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined);
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(register) : setTimeout(register, 1));
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
