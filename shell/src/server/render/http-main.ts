/** A remote's render server as a process of its own: `RELEASES=… PORT=… node render/http-main.js`. */
import type { AddressInfo } from 'node:net';
import { FoyerError } from '@foyer/shared';
import { readSettings } from '@foyer/shared/settings';
import { openReader } from '../releases/open-store.ts';
import { createRenderServer } from './render-server.ts';
import { WorkerRenderer } from './worker-renderer.ts';

try {
  const settings = readSettings();
  const { host, port } = settings;
  const report = (error: FoyerError) => console.error(error.message);
  const renderer = new WorkerRenderer({ store: await openReader(settings, report), report });
  const server = createRenderServer(renderer);
  server.on('error', (error) => {
    console.error(`FOYER-502: the render server cannot listen at ${host}:${port}: ${error.message}`);
    process.exit(1);
  });
  server.listen(port, host, () => {
    const url = `http://${host}:${(server.address() as AddressInfo).port}`;
    process.stdout.write(`Render server at ${url}\n`);
    process.send?.({ url });
  });
  const stop = () => {
    server.close();
    void renderer.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Without the shell that started it there is nothing to do.
  process.on('disconnect', stop);
} catch (error) {
  console.error(error instanceof FoyerError ? error.message : error);
  process.exit(1);
}
