import type { ServerResponse } from 'node:http';

/** Aborted when whoever asked has gone before there was an answer. */
export function abandoned(response: ServerResponse): AbortSignal {
  const abort = new AbortController();
  response.once('close', () => !response.writableEnded && abort.abort());
  return abort.signal;
}
