import { css, type SerializedStyles } from '@emotion/react';
import { Picture, RichText } from '@foyer/shared';
import { SiteLink } from '../../links/site-link.tsx';
import { addressOf, pictureOf, textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';

const caption = css({ display: 'flex', flexWrap: 'wrap', gap: '0 var(--s4)', justifyContent: 'space-between', marginTop: 'var(--s2)', fontSize: 'var(--step--1)', color: 'var(--mute)' });
const credit = css({ fontSize: 'var(--step--2)', marginLeft: 'auto' });

/** The presets of the specification (§9) and their nearest relatives; any other format keeps the picture's own shape. */
const FORMATS: Readonly<Record<string, SerializedStyles>> = {
  vertical: css({ aspectRatio: '400 / 500', objectFit: 'cover' }),
  horizontal: css({ aspectRatio: '1240 / 700', objectFit: 'cover' }),
  square: css({ aspectRatio: '1', objectFit: 'cover' }),
};

/** A picture with its text and credit; the item of a list may be a link. */
export function ImageModule({ module }: ModuleProps) {
  const picture = pictureOf(module);
  if (!picture) return null;
  const href = addressOf(module.link, module.link_url);
  const image = <Picture {...picture} css={FORMATS[textOf(module.format)]} sizes="(min-width: 64em) 66vw, 100vw" />;
  const text = textOf(module.text);
  return (
    <figure id={textOf(module.anchor) || undefined}>
      {href ? <SiteLink href={href}>{image}</SiteLink> : image}
      {(text || picture.image.credit) && (
        <figcaption css={caption}>
          {text && <RichText html={text} />}
          {picture.image.credit && <span css={credit}>{picture.image.credit}</span>}
        </figcaption>
      )}
    </figure>
  );
}
