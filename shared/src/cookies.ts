/** The value of a cookie, or null. @param header `document.cookie`, or a request's header */
export function readCookie(header: string, name: string): string | null {
  for (const part of header.split(/;\s*/)) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at) === name) return decode(part.slice(at + 1));
  }
  return null;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
