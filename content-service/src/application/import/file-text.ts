/** The text of a file without its byte order mark; null for one that is not UTF-8, or has characters (NUL) that no text may have. */
export function textOfFile(content: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
