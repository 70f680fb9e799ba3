/** The address as other sites need it: one that begins with a slash is the site's own. @param origin scheme and host that visitors see */
export function wholeAddress(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}
