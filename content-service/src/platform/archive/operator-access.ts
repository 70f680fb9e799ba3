import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { Check } from 'typebox/value';
import { forbidden } from '../http/problem.ts';

const FILE = 'operator.json';

/** How commands on the same machine reach a running service. Who may read the data directory may read all of it anyway. */
const OperatorAccessSchema = Type.Object({ url: Type.String(), token: Type.String() });
/** Where the service listens, and what lets a command in. */
export type OperatorAccess = Static<typeof OperatorAccessSchema>;

/** Leaves a note in the data directory. @returns a function that takes it away */
export function grantAccess(dataDirectory: string, access: OperatorAccess): () => void {
  const file = join(dataDirectory, FILE);
  writeFileSync(file, JSON.stringify(access), { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** The note of the service that has this data directory open, or had. */
export function findAccess(dataDirectory: string): OperatorAccess | null {
  try {
    const access: unknown = JSON.parse(readFileSync(join(dataDirectory, FILE), 'utf8'));
    return Check(OperatorAccessSchema, access) ? access : null;
  } catch {
    return null;
  }
}

/** A secret of 256 bits, for addresses and headers. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** For routes of commands on the same machine; the gateway leads to none of them. @throws HttpProblem 403 without the operator's token */
export function requireOperator(token: string): (request: FastifyRequest) => Promise<void> {
  return async ({ headers }) => {
    if (!isToken(headers.authorization, token)) throw forbidden('This is for the commands of the operator.');
  };
}

function isToken(given: string | undefined, token: string): boolean {
  const [one, two] = [Buffer.from(given ?? ''), Buffer.from(`Bearer ${token}`)];
  return one.length === two.length && timingSafeEqual(one, two);
}
