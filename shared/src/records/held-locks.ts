/** Names of the locks that windows hold; none where there are no locks (they need a safe connection). */
export async function heldLocks(): Promise<ReadonlySet<string>> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
  return new Set(held.flatMap(({ name }) => name ?? []));
}
