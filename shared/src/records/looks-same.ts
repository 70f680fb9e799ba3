/** Whether two values of JSON are the same. Nothing, null and an empty text are the same to whoever fills in a form. */
export function looksSame(one: unknown, other: unknown): boolean {
  if ((one ?? '') === (other ?? '')) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  if (Array.isArray(one) && one.length !== (other as unknown[]).length) return false;
  return [...keys].every((key) =>
    looksSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
  );
}
