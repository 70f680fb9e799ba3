/** How an answer's bytes are encoded. */
export type Coding = 'br' | 'gzip' | 'identity';

/** Whether a request's `Accept-Encoding` takes a coding: one may be named in order to refuse it (`br;q=0`). */
export function isAccepted(coding: 'br' | 'gzip', accepted: string): boolean {
  const found = new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=([\\d.]+))?\\s*(?:,|$)`).exec(accepted);
  return found !== null && Number(found[1] ?? 1) > 0;
}

/** The best coding that a request's `Accept-Encoding` takes. */
export const codingFor = (accepted: string): Coding =>
  (['br', 'gzip'] as const).find((coding) => isAccepted(coding, accepted)) ?? 'identity';
