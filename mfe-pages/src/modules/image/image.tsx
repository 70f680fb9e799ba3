import { FieldRichText } from '../field-text.tsx';
import { addressOf, anchorOf, pictureOf, textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';
import { Figure } from './figure.tsx';

/** A picture with its text and credit; the item of a list may be a link. */
export function ImageModule({ module, shows }: ModuleProps) {
  const picture = pictureOf(module);
  if (!picture) return null;
  return (
    <Figure
      picture={picture}
      format={textOf(module.format)}
      caption={shows('text') && <FieldRichText module={module} of="text" />}
      href={addressOf(module.link, module.link_url)}
      anchor={anchorOf(module)}
    />
  );
}
