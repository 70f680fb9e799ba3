/**
 * Whether content of an address may be shown: `https`, and one of the hosts that the house has named.
 * @param hosts `player.example`, or `*.player.example` for everything below it; as in a content security policy.
 */
export function isHostOf(source: URL, hosts: readonly string[] = []): boolean {
  return (
    source.protocol === 'https:' &&
    hosts.some((host) => (host.startsWith('*.') ? source.host.endsWith(host.slice(1)) : source.host === host))
  );
}
