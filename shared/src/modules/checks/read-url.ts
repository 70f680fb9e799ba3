/** An address as browsers read it; null for what is none. Safari 16 does not know `URL.canParse`. */
export function readUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
