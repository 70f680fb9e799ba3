import { css } from '@emotion/react';
import { Eyebrow, Heading, type HeadingSize } from '@foyer/shared';
import { useHeadingLevel } from '../../page/outline.ts';
import { anchorOf, numberOf } from '../fields.ts';
import { FieldText } from '../field-text.tsx';
import type { ModuleProps } from '../module.ts';

/** How large a level looks, whatever level the page's outline allows it. */
const SIZES: Readonly<Record<number, HeadingSize>> = { 2: 4, 3: 3, 4: 2, 5: 1, 6: 1 };

const frame = css({ maxWidth: '52rem' });
const subline = css({
  fontSize: 'var(--step-1)',
  lineHeight: 1.35,
  color: 'var(--mute)',
  marginTop: 'var(--s3)',
  maxWidth: 'var(--measure)',
});

/** A headline of level 2 to 6 with an optional line above and below. */
export function HeadlineModule({ module, shows }: ModuleProps) {
  const level = useHeadingLevel(module);
  if (!shows('content')) return null;
  return (
    <div css={frame} id={anchorOf(module)}>
      {shows('preline') && (
        <Eyebrow>
          <FieldText module={module} of="preline" />
        </Eyebrow>
      )}
      <Heading level={level} size={SIZES[numberOf(module.headline_level) ?? 2] ?? 4}>
        <FieldText module={module} of="content" />
      </Heading>
      {shows('subline') && (
        <p css={subline}>
          <FieldText module={module} of="subline" />
        </p>
      )}
    </div>
  );
}
