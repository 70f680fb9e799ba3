import { RichText } from '@foyer/shared';
import { addressOf, pictureOf, textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';
import { Figure } from './figure.tsx';

/** A picture with its text and credit; the item of a list may be a link. */
export function ImageModule({ module }: ModuleProps) {
  const picture = pictureOf(module);
  if (!picture) return null;
  const text = textOf(module.text);
  return (
    <Figure
      picture={picture}
      format={textOf(module.format)}
      caption={text && <RichText html={text} />}
      href={addressOf(module.link, module.link_url)}
      anchor={textOf(module.anchor)}
    />
  );
}
