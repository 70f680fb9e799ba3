import { pictureOf, textOf } from '../fields.ts';
import { Figure } from '../image/figure.tsx';
import type { ModuleProps } from '../module.ts';

/** Size presets of the older system (specification §9), by name or by size. */
const PRESETS: Readonly<Record<string, string>> = {
  vertical: 'vertical',
  '400x500': 'vertical',
  horizontal: 'horizontal',
  '1240x700': 'horizontal',
};

/** A picture of the older system: `alias` is its words for those who do not see it, `thumbs` its size, `description` stands below. */
export function OldImageModule({ module }: ModuleProps) {
  const picture = pictureOf(module);
  if (!picture) return null;
  const alt = module.decorative === true ? '' : textOf(module.alias) || picture.image.alt;
  return (
    <Figure
      picture={{ ...picture, image: { ...picture.image, alt } }}
      format={PRESETS[textOf(module.thumbs)] ?? ''}
      caption={textOf(module.description)}
    />
  );
}
