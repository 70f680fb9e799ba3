/** Parameters of an address; empty ones are left out. */
export type Query = Record<string, string | number | boolean | null | undefined>;

/** A query as it stands in an address, with its question mark; nothing where nothing is asked. */
export function searchOf(query: Query | URLSearchParams): string {
  let search = query;
  if (!(search instanceof URLSearchParams)) {
    search = new URLSearchParams();
    for (const [key, value] of Object.entries(query)) {
      if (value !== null && value !== undefined && value !== '') search.set(key, String(value));
    }
  }
  // Browsers of 2022 do not know their `size`.
  const text = search.toString();
  return text && `?${text}`;
}
