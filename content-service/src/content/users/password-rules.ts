import { MIN_PASSWORD_LENGTH } from '@foyer/shared/api';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { SessionUser } from '../../platform/http/session-user.ts';

/** Why a password is refused: a key of the texts. */
export type PasswordFault = 'short' | 'own' | 'known' | 'simple';

/** Below so many guesses, as a power of ten, it is found by whoever has its hash. */
const MIN_GUESSES_LOG10 = 9;
const KNOWN = 'passwords-common';

let guesser: Promise<ZxcvbnFactory> | undefined;

/** Lists of known passwords are large: they are loaded with the first password that somebody chooses. */
async function loadGuesser(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory: Guesser } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  return new Guesser({ dictionary, graphs: adjacencyGraphs });
}

/** What is wrong with a password; null for a good one. What counts is how hard it is to guess, not kinds of signs. */
export async function faultOf(
  password: string,
  user: Pick<SessionUser, 'username' | 'email' | 'firstName' | 'lastName'>,
): Promise<PasswordFault | null> {
  const text = password.toLowerCase();
  if ([...password].length < MIN_PASSWORD_LENGTH) return 'short';
  const own = [user.username, user.email, user.email.split('@', 1)[0] ?? '', user.firstName + user.lastName].map(
    (name) => name.toLowerCase(),
  );
  const rest = own.reduce((left, name) => (name.length > 2 ? left.replaceAll(name, '') : left), text);
  if (rest.length < MIN_PASSWORD_LENGTH / 2) return 'own';
  const { guessesLog10, sequence } = (await (guesser ??= loadGuesser())).check(
    password,
    own.filter((name) => name.length > 2),
  );
  if (guessesLog10 >= MIN_GUESSES_LOG10) return null;
  return sequence.some(({ dictionaryName }) => dictionaryName === KNOWN) ? 'known' : 'simple';
}
