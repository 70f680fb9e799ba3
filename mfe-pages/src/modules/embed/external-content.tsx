import { Picture, useSite } from '@foyer/shared';
import { ConsentGate } from '@foyer/shared/consent';
import type { Level } from '../../page/outline.ts';
import type { PictureData } from '../fields.ts';
import { embedAddress } from './address.ts';
import { playerAddress } from './player-address.ts';
import { useRareMessages } from '../use-rare-messages.ts';

export type ExternalKind = 'video' | 'audio' | 'viewer' | 'social_media' | 'form';

/** Names of the services in the settings: what visitors agree to. */
const SERVICES: Readonly<Record<ExternalKind, string>> = {
  video: 'video',
  audio: 'audio',
  viewer: 'documents',
  social_media: 'social_media',
  form: 'forms',
};
/** What a player may do. It must not lead visitors away from our page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation';

interface ExternalContentProps {
  level: Level;
  kind: ExternalKind;
  /** An address, an embed code, or what an external form is called at its service. */
  address: string;
  title: string;
  /** Of our own media library: a foreign poster would be a foreign request. */
  picture: PictureData | null;
}

/** Something of another provider: a placeholder that loads nothing, until the visitor agrees. */
export function ExternalContent({ kind, level, address, title, picture }: ExternalContentProps) {
  const t = useRareMessages();
  const { embed_hosts } = useSite().settings.value;
  const service = SERVICES[kind];
  const page = embedAddress(address) ?? formAddress(kind, address, embed_hosts?.[service]);
  const source = page && playerAddress(page);
  const name = t(`external.${kind}`);
  return (
    <ConsentGate
      service={service}
      source={source}
      page={page}
      name={name}
      title={title}
      level={level}
      picture={picture && <Picture {...picture} cover alt="" />}
    >
      {() =>
        source && (
          <iframe
            src={source.href}
            title={title || name}
            sandbox={SANDBOX}
            allow="fullscreen; encrypted-media; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )
      }
    </ConsentGate>
  );
}

/** Services of forms call each by a short name below their host: with one such host in the settings the name is enough. */
function formAddress(kind: ExternalKind, name: string, hosts: readonly string[] = []): URL | null {
  const [host] = hosts;
  return kind === 'form' && host && !host.startsWith('*') && /^[\w/-]+$/.test(name)
    ? new URL(`https://${host}/${name}`)
    : null;
}
