import { setTimeout as pause } from 'node:timers/promises';
import type { ContentService } from './content-service.ts';

/** Pauses before connecting again, in milliseconds; the last one repeats. */
const PAUSES_MS = [250, 500, 1000, 2000, 5000];
/** A content service without such a stream is asked again after so long, in milliseconds. */
const NO_STREAM_PAUSE_MS = 60_000;
/** The tag that stands for all. */
const EVERYTHING = '*';

/**
 * Follows what editors change, so that pages are up to date within a second.
 * While there is no connection nobody knows what changes: then everything counts as changed.
 */
export class Changes {
  readonly #service: ContentService;
  readonly #onChange: (tags: Set<string> | null) => void;
  readonly #stopped = new AbortController();
  isConnected = false;

  /** @param onChange gets the tags that changed; null when that is not known. */
  constructor(service: ContentService, onChange: (tags: Set<string> | null) => void) {
    this.#service = service;
    this.#onChange = onChange;
  }

  start(): void {
    void this.#follow();
  }

  stop(): void {
    this.#stopped.abort();
  }

  async #follow(): Promise<void> {
    let failures = 0;
    while (!this.#stopped.signal.aborted) {
      const response = await this.#service.changes(this.#stopped.signal).catch(() => null);
      const isStream = response?.ok && response.headers.get('content-type')?.startsWith('text/event-stream');
      if (isStream && response.body) {
        failures = 0;
        await this.#listen(response.body);
      } else await response?.body?.cancel().catch(() => undefined);
      const hasNone = response !== null && !isStream && response.status < 500;
      const ms = hasNone ? NO_STREAM_PAUSE_MS : (PAUSES_MS[Math.min(failures++, PAUSES_MS.length - 1)] ?? 0);
      await pause(ms, undefined, { signal: this.#stopped.signal, ref: false }).catch(() => undefined);
    }
  }

  async #listen(body: ReadableStream<Uint8Array>): Promise<void> {
    this.isConnected = true;
    this.#onChange(null);
    let rest = '';
    const decoder = new TextDecoder();
    try {
      for await (const chunk of body) {
        const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) if (line.startsWith('data:')) this.#hear(line.slice('data:'.length));
      }
    } catch {
      // The connection broke: as good as an end.
    }
    this.isConnected = false;
    this.#onChange(null);
  }

  #hear(data: string): void {
    const tags = tagsIn(data);
    this.#onChange(tags.includes(EVERYTHING) ? null : new Set(tags));
  }
}

/** A message that cannot be read may mean anything. */
function tagsIn(data: string): string[] {
  try {
    const { tags } = JSON.parse(data) as { tags?: unknown };
    return Array.isArray(tags) ? tags.map(String) : [EVERYTHING];
  } catch {
    return [EVERYTHING];
  }
}
