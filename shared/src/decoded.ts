/** A part of an address, or of a cookie, as people read it; as it stands where it was not encoded. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
