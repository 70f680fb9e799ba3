/** The name of a remote's browser entry in the federation: that of the global variable which the entry fills. */
export function federatedName(remote: string): string {
  return `foyer_${remote.replaceAll('-', '_')}`;
}
