import { css } from '@emotion/react';
import { Eyebrow, Heading, type HeadingSize } from '@foyer/shared';
import { numberOf, textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';

type Level = 2 | 3 | 4 | 5 | 6;
const SIZES: Readonly<Record<Level, HeadingSize>> = { 2: 4, 3: 3, 4: 2, 5: 1, 6: 1 };

const frame = css({ maxWidth: '52rem' });
const subline = css({ fontSize: 'var(--step-1)', lineHeight: 1.35, color: 'var(--mute)', marginTop: 'var(--s3)', maxWidth: 'var(--measure)' });

/** A headline of level 2 to 6 with an optional line above and below. */
export function HeadlineModule({ module }: ModuleProps) {
  const content = textOf(module.content);
  if (!content) return null;
  const given = numberOf(module.headline_level) ?? 2;
  const level: Level = given in SIZES ? (given as Level) : 2;
  const preline = textOf(module.preline);
  const below = textOf(module.subline);
  return (
    <div css={frame} id={textOf(module.anchor) || undefined}>
      {preline && <Eyebrow>{preline}</Eyebrow>}
      <Heading level={level} size={SIZES[level]}>
        {content}
      </Heading>
      {below && <p css={subline}>{below}</p>}
    </div>
  );
}
