import type { FastifyInstance } from 'fastify';
import { invalid } from './problem.ts';

/** Nothing that anybody writes is deeper. */
const DEEPEST = 100;

/**
 * Refuses what no database keeps, wherever it stands in a request: NUL, halves of characters, numbers that are not what
 * was sent, and bodies so deep that only their depth counts.
 */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body, routeOptions }) => {
    for (const part of [params, query, ...(isForm(routeOptions.url) ? [] : [body])]) {
      const fault = faultIn(part);
      if (fault) throw invalid({ [fault.name]: [fault.reason] });
    }
  });
}

/** The back-office cleans what is written into its forms itself, and says by field and in its user's language what cannot be kept. */
const isForm = (url: string | undefined): boolean => url?.includes('/api/back-office/') ?? false;

interface Fault {
  name: string;
  reason: string;
}

/** What is wrong in a value, and the name of the member of it that it stands in; null for a good one. */
export function faultIn(value: unknown): Fault | null {
  const left: { name: string; value: unknown; depth: number }[] = [{ name: '', value, depth: 0 }];
  for (let place = left.pop(); place; place = left.pop()) {
    const { name, value: held, depth } = place;
    const reason = reasonAgainst(held, depth);
    if (reason) return { name: name || 'body', reason };
    if (typeof held !== 'object' || held === null || Buffer.isBuffer(held)) continue;
    for (const [key, member] of Object.entries(held)) {
      if (reasonAgainst(key, depth))
        return { name: name || 'body', reason: 'has a name with signs that cannot be kept' };
      left.push({ name: name || key, value: member, depth: depth + 1 });
    }
  }
  return null;
}

function reasonAgainst(value: unknown, depth: number): string | null {
  if (depth > DEEPEST) return `is more than ${DEEPEST} levels deep`;
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
    return 'has signs that cannot be kept';
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) return 'is a number that is too large';
  return null;
}
