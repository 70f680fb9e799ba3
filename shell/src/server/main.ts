/** Starts the site and stops it on SIGTERM or SIGINT. */
process.env.NODE_ENV ??= 'production';

// Loaded afterwards: React decides by NODE_ENV which of its builds it is.
const [{ FoyerError }, { readSettings }, { startSite }] = await Promise.all([
  import('@foyer/shared'),
  import('@foyer/shared/settings'),
  import('./site-server.ts'),
]);

/** Last line of defence: nothing may take longer to stop, in milliseconds. */
const EXIT_LIMIT_MS = 9500;

try {
  const site = await startSite({ settings: readSettings() });
  // For whoever has started this process and waits.
  process.send?.({ url: site.url });
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), EXIT_LIMIT_MS).unref();
    void site.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  console.error(error instanceof FoyerError ? error.message : error);
  process.exit(1);
}
