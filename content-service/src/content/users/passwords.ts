import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters that OWASP recommends (19 MiB, two passes). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified in place of a missing user's, so that the time taken tells nobody which users exist. */
let decoy: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

/** @param passwordHash null when there is no such user; takes as long and is false */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const expected = passwordHash ?? (await (decoy ??= hashPassword('nobody')));
  return (await verify(expected, password)) && passwordHash !== null;
}
