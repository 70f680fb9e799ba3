import { isExternal } from '@foyer/shared';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const ALLOWED = /^(?:https?|mailto|tel):/i;

/**
 * The address that an editor's link leads to, or empty if visitors must not follow it (`javascript:`, `data:` …).
 * A host name without a scheme (`www.example.org`) gets one.
 */
export function addressOfLink(entered: string): string {
  // Browsers ignore tabs and line breaks in addresses, so "java\nscript:" is a script too, and take "\" for "/".
  const address = entered
    .replace(/[\t\n\r]/g, '')
    .replaceAll('\\', '/')
    .trim();
  if (!address || (SCHEME.test(address) && !ALLOWED.test(address))) return '';
  return isExternal(address) && !SCHEME.test(address) && !address.startsWith('/') ? `https://${address}` : address;
}
