/** So many reasons are named. */
const NAMED = 3;

/**
 * Does something for each, one after the other, also when it has failed for one before.
 * @throws the failure, when all were tried; an AggregateError of several
 */
export async function attemptEach<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, reasons(failures));
}

function reasons(failures: readonly unknown[]): string {
  const named = failures.slice(0, NAMED).map((error) => (error instanceof Error ? error.message : String(error)));
  return `${failures.length} failed: ${named.join('; ')}${failures.length > NAMED ? ' …' : ''}`;
}
