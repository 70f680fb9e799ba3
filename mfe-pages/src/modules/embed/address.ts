const SOURCE = /\b(?:src|href)\s*=\s*["']?(https?:\/\/[^"'\s>]+)/i;

/** Where embedded content comes from: an address, or the first one in an embed code. Null when there is none. */
export function embedAddress(embed: string): URL | null {
  const address = /^https?:\/\//i.test(embed) ? embed : SOURCE.exec(embed)?.[1];
  try {
    return address ? new URL(address.replaceAll('&amp;', '&')) : null;
  } catch {
    return null;
  }
}
