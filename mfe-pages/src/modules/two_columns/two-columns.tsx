import { css } from '@emotion/react';
import { Picture } from '@foyer/shared';
import { FieldRichText } from '../field-text.tsx';
import { pictureOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';

const frame = css({
  display: 'grid',
  gap: 'var(--s8) var(--gap)',
  '@container (min-width: 48rem)': {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    alignItems: 'end',
    '& > *': { gridRow: 1 },
    '&[data-order=image-text] > :first-of-type': { gridColumn: '1 / 8' },
    '&[data-order=image-text] > :last-of-type': { gridColumn: '9 / 13' },
    '&[data-order=text-image] > :first-of-type': { gridColumn: '6 / 13' },
    '&[data-order=text-image] > :last-of-type': { gridColumn: '1 / 5' },
  },
});

/** Picture and text beside each other, seven columns and four. */
export function TwoColumnsModule({ module, shows }: ModuleProps) {
  const picture = pictureOf(module);
  const hasText = shows('text');
  if (!picture || !hasText) {
    return picture ? <Picture {...picture} /> : hasText ? <FieldRichText module={module} of="text" /> : null;
  }
  return (
    <div css={frame} data-order={module.extra_class === 'text-image' ? 'text-image' : 'image-text'}>
      <div>
        <Picture {...picture} sizes="(min-width: 48em) 58vw, 100vw" />
      </div>
      <div>
        <FieldRichText module={module} of="text" />
      </div>
    </div>
  );
}
