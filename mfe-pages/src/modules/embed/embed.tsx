import { css } from '@emotion/react';
import { RichText } from '@foyer/shared';
import { useHeadingLevel } from '../../page/outline.ts';
import { pictureOf, textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';
import { ExternalContent, type ExternalKind } from './external-content.tsx';

const text = css({ marginTop: 'var(--s3)' });

const KINDS: Readonly<Record<string, ExternalKind>> = { audio: 'audio', viewer: 'viewer', social_media: 'social_media' };

/** Films, sounds, documents and posts of other providers. */
export function EmbedModule({ module }: ModuleProps) {
  const address = textOf(module.video_url) || textOf(module.embed);
  const level = useHeadingLevel(module);
  if (!address) return null;
  const content = textOf(module.content);
  const title = [textOf(module.title), textOf(module.length)].filter(Boolean).join(', ');
  return (
    <div id={textOf(module.anchor) || undefined}>
      <ExternalContent kind={KINDS[module.model.replace(/^old_/, '')] ?? 'video'} level={level} address={address} title={title} picture={pictureOf(module)} />
      {content && <RichText html={content} css={text} />}
    </div>
  );
}
