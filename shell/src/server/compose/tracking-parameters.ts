/** Parameters that advertisers and mailings add to links. No page depends on them. */
const TRACKING =
  /^(?:utm_.+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|ttclid|twclid|igshid|mc_cid|mc_eid|_ga|_gl|pk_.+|mtm_.+|ref_src)$/;

/** The query without tracking parameters, with its question mark; empty when nothing is left. */
export function withoutTracking(search: string): string {
  if (search.length < 2) return '';
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !TRACKING.test(pair.split('=', 1)[0] ?? ''));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
