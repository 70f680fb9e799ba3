import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PRELOADED = new URL('./moved-clock.mjs', import.meta.url).href;

/** A clock that tests set, for a process that is started with `env`. Caches count by it too: set it forward, not back. */
export class Clock {
  readonly #dir = mkdtempSync(join(tmpdir(), 'foyer-clock-'));
  readonly #file = join(this.#dir, 'ahead');

  /** @param instant ISO 8601 with offset. */
  constructor(instant: string) {
    this.set(instant);
  }

  get env(): Record<string, string> {
    return { NODE_OPTIONS: `--import=${PRELOADED}`, FOYER_E2E_CLOCK: this.#file };
  }

  /** It is this instant now, and time goes on from here. */
  set(instant: string): void {
    writeFileSync(this.#file, String(Date.parse(instant) - Date.now()));
  }

  drop(): void {
    rmSync(this.#dir, { recursive: true, force: true });
  }
}
