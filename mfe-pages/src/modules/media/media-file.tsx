import { css } from '@emotion/react';
import { addressOfLink } from '../../links/address.ts';
import { addressOf, pictureOf, textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';

const video = css({ width: '100%', aspectRatio: '16 / 9', background: 'var(--ink)', objectFit: 'contain' });
const audio = css({ width: '100%', display: 'block' });
const title = css({ marginTop: 'var(--s2)', fontWeight: 600 });

/** A film of the media library in the browser's own player. Nothing of it is loaded before it is played. */
export function VideoFileModule({ module }: ModuleProps) {
  const file = fileOf(module.file);
  const picture = pictureOf(module);
  return file ? (
    <figure>
      <video css={video} src={file} controls preload="none" playsInline poster={(picture?.thumbnails?.large ?? picture?.image)?.url} aria-label={textOf(module.title) || undefined} />
      {textOf(module.title) && <figcaption css={title}>{textOf(module.title)}</figcaption>}
    </figure>
  ) : null;
}

/** A sound of the media library. */
export function AudioFileModule({ module }: ModuleProps) {
  const file = fileOf(module.file);
  return file ? (
    <figure>
      {textOf(module.title) && <figcaption css={title}>{textOf(module.title)}</figcaption>}
      <audio css={audio} src={file} controls preload="none" aria-label={textOf(module.title) || undefined} />
    </figure>
  ) : null;
}

/** A file of ours: anything else would be a request to a foreign host without consent. */
function fileOf(value: unknown): string {
  const address = addressOfLink(addressOf(value));
  return /^\/(?!\/)/.test(address) ? address : '';
}
