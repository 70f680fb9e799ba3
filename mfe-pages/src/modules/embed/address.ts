const SOURCES = /\b(?:data-configuration|src|href)\s*=\s*["']?(https?:\/\/[^"'\s>]+)/gi;
const IS_SCRIPT = /\.m?js(?:[?#]|$)/i;

/**
 * Where embedded content comes from: an address, or the first one in an embed code that is a page. Null when there is none.
 * Podcast services give a script, and the page of the player beside it.
 */
export function embedAddress(embed: string): URL | null {
  const address = /^https?:\/\//i.test(embed)
    ? embed
    : [...embed.matchAll(SOURCES)].map(([, found]) => found ?? '').find((found) => !IS_SCRIPT.test(found));
  try {
    return address ? new URL(address.replaceAll('&amp;', '&')) : null;
  } catch {
    return null;
  }
}
