import { css } from '@emotion/react';
import { Eyebrow, Heading, type HeadingSize } from '@foyer/shared';
import { useHeadingLevel } from '../../page/outline.ts';
import { numberOf, textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';

/** How large a level looks, whatever level the page's outline allows it. */
const SIZES: Readonly<Record<number, HeadingSize>> = { 2: 4, 3: 3, 4: 2, 5: 1, 6: 1 };

const frame = css({ maxWidth: '52rem' });
const subline = css({ fontSize: 'var(--step-1)', lineHeight: 1.35, color: 'var(--mute)', marginTop: 'var(--s3)', maxWidth: 'var(--measure)' });

/** A headline of level 2 to 6 with an optional line above and below. */
export function HeadlineModule({ module }: ModuleProps) {
  const content = textOf(module.content);
  const level = useHeadingLevel(module);
  if (!content) return null;
  const preline = textOf(module.preline);
  const below = textOf(module.subline);
  return (
    <div css={frame} id={textOf(module.anchor) || undefined}>
      {preline && <Eyebrow>{preline}</Eyebrow>}
      <Heading level={level} size={SIZES[numberOf(module.headline_level) ?? 2] ?? 4}>
        {content}
      </Heading>
      {below && <p css={subline}>{below}</p>}
    </div>
  );
}
