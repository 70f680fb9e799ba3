import { giveWay } from '@foyer/shared/http-server';
import { readSettings } from '@foyer/shared/settings';
import { codeOf } from './platform/error-code.ts';
import { openService } from './open-service.ts';

/** Last line of defence: the whole stop stays below ten seconds. */
const STOP_WITHIN_MS = 9000;

try {
  const { url, close } = await openService({ settings: readSettings() });
  giveWay();
  process.stdout.write(`Content service ready at ${url}\n`);
  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
} catch (error) {
  const expected = error instanceof Error && codeOf(error)?.startsWith('FOYER-');
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
