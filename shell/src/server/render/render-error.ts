import { FoyerError } from '@foyer/shared';
import type { Failure } from './protocol.ts';

/** Which fragment failed, of whom, and how long it might have taken, in milliseconds. */
export interface FailedRender {
  /** Remote and release. */
  who: string;
  fragment: string;
  limitMs: number;
}

/** Answers of the content service that pass, and are nobody's defect: none at all, too much to do, none that can be read. */
const PASSING = [0, 429, 502, 503, 504];

/** Says what went wrong in a thread, in words that help whoever owns the remote: FOYER-203 to 207, and 216. */
export function renderError(
  { name, message, stack, apiStatus }: Failure,
  { who, fragment, limitMs }: FailedRender,
): FoyerError {
  const what = `"${fragment}" of ${who}`;
  if (apiStatus !== undefined && PASSING.includes(apiStatus))
    return new FoyerError('FOYER-216', `${what} did not get what it shows: ${message}`);
  switch (name) {
    case 'Late':
      return new FoyerError(
        'FOYER-204',
        `${what} took longer than ${limitMs} ms (${message}): make it faster, or give it more time in its foyer.json`,
      );
    case 'Ended':
      return new FoyerError('FOYER-205', `${what} ended the thread it ran in: ${message}`);
    case 'Refused':
      return new FoyerError('FOYER-206', message.replace(/^FOYER-\d+: /, ''));
    case 'Rubbish':
      return new FoyerError('FOYER-207', `${what}: ${message}`);
    default:
      return new FoyerError(
        'FOYER-203',
        `${what} threw ${name}: ${message}`,
        stack ? { cause: Object.assign(new Error(message), { name, stack }) } : undefined,
      );
  }
}
