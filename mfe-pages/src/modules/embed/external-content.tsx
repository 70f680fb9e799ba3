import { css } from '@emotion/react';
import { Heading, Picture } from '@foyer/shared';
import { SiteLink } from '../../links/site-link.tsx';
import type { Level } from '../../page/outline.ts';
import type { PictureData } from '../fields.ts';
import { embedAddress } from './address.ts';
import { useRareMessages } from '../use-rare-messages.ts';

const frame = css({
  position: 'relative',
  display: 'grid',
  minHeight: 'min(56.25cqw, 30rem)',
  overflow: 'hidden',
  alignItems: 'end',
  '& > img': { position: 'absolute', inset: 0, opacity: 0.35, background: 'none' },
});
const words = css({ position: 'relative', display: 'grid', justifyItems: 'start', gap: 'var(--s3)', padding: 'var(--s6)', maxWidth: '40rem' });
const ask = css({
  summary: {
    display: 'inline-block',
    cursor: 'pointer',
    listStyle: 'none',
    padding: '.6rem 1.05rem',
    border: '1.5px solid',
    borderRadius: '3rem',
    fontWeight: 600,
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: 'var(--aurora)', color: 'var(--on-aurora)', borderColor: 'var(--aurora)' },
  },
  p: { marginTop: 'var(--s3)' },
});

export type ExternalKind = 'video' | 'audio' | 'viewer' | 'social_media' | 'form';

interface ExternalContentProps {
  level: Level;
  kind: ExternalKind;
  /** An address, an embed code, or the name of an external form. */
  address: string;
  title: string;
  /** Of our own media library: a foreign poster would be a foreign request. */
  picture: PictureData | null;
}

/**
 * Stands where something of another provider belongs. It loads nothing: it says what would be loaded and from whom, and leads there.
 */
export function ExternalContent({ kind, level, address, title, picture }: ExternalContentProps) {
  const t = useRareMessages();
  const source = embedAddress(address);
  const name = t(`external.${kind}`);
  const host = source?.host.replace(/^www\./, '') ?? t('external.provider');
  return (
    <div css={frame} data-ground="ink">
      {picture && <Picture {...picture} cover alt="" />}
      <div css={words}>
        <Heading level={level} size={2}>
          {title || name}
        </Heading>
        <details css={ask}>
          <summary>{t('external.ask')}</summary>
          <p>{t('external.answer', { name, host })}</p>
        </details>
        {source && (
          <SiteLink href={source.href}>{t('external.open', { host })}</SiteLink>
        )}
      </div>
    </div>
  );
}
