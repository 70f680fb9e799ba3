const onServer = process.env['DATABASE_URL'] !== undefined;

/**
 * Tests of what only a PostgreSQL server can do, where several services have one database; they exist where tests run on one. On the
 * embedded database there are no such tests, and none is counted.
 */
export function describeOnServer(name: string, tests: () => void): void {
  if (onServer) describe(name, tests);
}

/** Likewise, of what the embedded database does otherwise. */
export function describeEmbedded(name: string, tests: () => void): void {
  if (!onServer) describe(name, tests);
}

/** One such test among others. */
export function itOnServer(name: string, test: () => Promise<void>): void {
  if (onServer) it(name, test);
}
