import { css } from '@emotion/react';
import { useHeadingLevel } from '../../page/outline.ts';
import { anchorOf, pictureOf, textOf } from '../fields.ts';
import { FieldRichText } from '../field-text.tsx';
import type { ModuleProps } from '../module.ts';
import { ExternalContent, type ExternalKind } from './external-content.tsx';

const text = css({ marginTop: 'var(--s3)' });

const KINDS: Readonly<Record<string, ExternalKind>> = {
  audio: 'audio',
  viewer: 'viewer',
  social_media: 'social_media',
};

/** Films, sounds, documents and posts of other providers. */
export function EmbedModule({ module, shows }: ModuleProps) {
  const address = textOf(module.video_url) || textOf(module.embed);
  const level = useHeadingLevel(module);
  if (!address) return null;
  const title = [textOf(module.title), textOf(module.length)].filter(Boolean).join(', ');
  return (
    <div id={anchorOf(module)}>
      <ExternalContent
        kind={KINDS[module.model.replace(/^old_/, '')] ?? 'video'}
        level={level}
        address={address}
        title={title}
        picture={pictureOf(module)}
      />
      {shows('content') && module.model === 'video_item' && <FieldRichText module={module} of="content" css={text} />}
    </div>
  );
}
