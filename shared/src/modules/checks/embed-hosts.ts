import { readUrl } from './read-url.ts';

/** Podcasts of this service may be embedded whatever the settings say (specification §5). */
const PODIGEE = /(?:^|\.)podigee\.(?:com|io|net)$/;

/** Hosts by the service that the house's settings name them for, `*.player.example` for all below one; empty for any. */
export type EmbedHosts = Readonly<Record<string, readonly string[]>>;

/** Models that are nothing without their service, and which that is: the house has to name its host. */
export const HOSTED_MODELS: Readonly<Record<string, string>> = {
  audio: 'audio',
  old_audio: 'audio',
  viewer: 'documents',
  old_viewer: 'documents',
  social_media: 'social_media',
  old_social_media: 'social_media',
};

/**
 * The host of an address or an embed code, where the house's settings do not name it.
 * @returns null where it may be embedded
 */
export function unnamedHost(embed: string, service: string, hosts: EmbedHosts): string | null {
  const [address] = /https?:\/\/[^\s"'<>]+/i.exec(embed) ?? [];
  const host = (address && readUrl(address)?.host) ?? '';
  if (!host || Object.keys(hosts).length === 0 || (service === 'audio' && PODIGEE.test(host))) return null;
  const isNamed = (hosts[service] ?? []).some((known) =>
    known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known,
  );
  return isNamed ? null : host;
}
