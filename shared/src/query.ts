/** Parameters of an address; empty ones are left out. */
export type Query = Record<string, string | number | boolean | null | undefined>;

/** A query as it stands in an address, with its question mark; nothing where nothing is asked. */
export function searchOf(query: Query): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === null || value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  // Not by its `size`, which Safari 16 does not know.
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
