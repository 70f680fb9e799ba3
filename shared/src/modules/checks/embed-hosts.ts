import { readUrl } from './read-url.ts';

/** Podcasts of this service may be embedded whatever the settings say (specification §5). */
const PODIGEE = /(?:^|\.)podigee\.(?:com|io|net)$/;

/** Models that are nothing without their service: the house has to name its host. */
export const HOSTED_MODELS: ReadonlySet<string> = new Set([
  'audio',
  'viewer',
  'social_media',
  'old_audio',
  'old_viewer',
  'old_social_media',
]);

/**
 * The host of an address or an embed code, where the house's settings do not name it.
 * @param hosts those that they name, `*.player.example` for all below one; empty for any
 * @returns null where it may be embedded
 */
export function unnamedHost(embed: string, hosts: readonly string[]): string | null {
  const [address] = /https?:\/\/[^\s"'<>]+/i.exec(embed) ?? [];
  const host = (address && readUrl(address)?.host) ?? '';
  if (!host || hosts.length === 0 || PODIGEE.test(host)) return null;
  const isNamed = hosts.some((known) => (known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known));
  return isNamed ? null : host;
}
