import { css, type SerializedStyles } from '@emotion/react';
import { Picture } from '@foyer/shared';
import type { ReactNode } from 'react';
import { SiteLink } from '../../links/site-link.tsx';
import type { PictureData } from '../fields.ts';

const below = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 var(--s4)',
  justifyContent: 'space-between',
  marginTop: 'var(--s2)',
  fontSize: 'var(--step--1)',
  color: 'var(--mute)',
});
const credit = css({ fontSize: 'var(--step--2)', marginLeft: 'auto' });

/** The presets of the specification (§9) and their nearest relatives; any other format keeps the picture's own shape. */
const FORMATS: Readonly<Record<string, SerializedStyles>> = {
  vertical: css({ aspectRatio: '400 / 500', objectFit: 'cover' }),
  horizontal: css({ aspectRatio: '1240 / 700', objectFit: 'cover' }),
  square: css({ aspectRatio: '1', objectFit: 'cover' }),
};

interface FigureProps {
  picture: PictureData;
  format: string;
  caption: ReactNode;
  href?: string;
  anchor?: string;
}

/** A picture with words and its credit below; it may be a link. */
export function Figure({ picture, format, caption, href, anchor }: FigureProps) {
  const image = <Picture {...picture} css={FORMATS[format]} sizes="(min-width: 64em) 66vw, 100vw" />;
  return (
    <figure id={anchor}>
      {href ? <SiteLink href={href}>{image}</SiteLink> : image}
      {(caption || picture.image.credit) && (
        <figcaption css={below}>
          {caption}
          {picture.image.credit && <span css={credit}>{picture.image.credit}</span>}
        </figcaption>
      )}
    </figure>
  );
}
