import { css, type SerializedStyles } from '@emotion/react';
import type { HTMLAttributes } from 'react';

type Level = 1 | 2 | 3 | 4 | 5 | 6;
/** Steps of the type scale: 1 is a little more than text, 6 fills a stage. */
export type HeadingSize = 1 | 2 | 3 | 4 | 5 | 6;

const step = (size: HeadingSize, lineHeight: number, letterSpacing: string) =>
  css({ fontSize: `var(--step-${size})`, lineHeight, letterSpacing });

const sizes: Record<HeadingSize, SerializedStyles> = {
  1: step(1, 1.15, '-.02em'),
  2: step(2, 1.05, '-.03em'),
  3: step(3, 1, '-.035em'),
  4: step(4, 0.98, '-.04em'),
  5: step(5, 0.9, '-.045em'),
  6: step(6, 0.86, '-.05em'),
};

const usual: Record<Level, HeadingSize> = { 1: 5, 2: 3, 3: 2, 4: 1, 5: 1, 6: 1 };

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Its place in the outline of the page. */
  level: Level;
  /** How large it looks; independent of the level. */
  size?: HeadingSize;
}

/** A headline: semantic level and visual size are two things. */
export function Heading({ level, size = usual[level], ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag css={sizes[size]} {...rest} />;
}

/** The one loud line of a screen: its title. */
export function Display({ level = 1, size = 5, ...rest }: Partial<HeadingProps>) {
  return <Heading level={level} size={size} {...rest} />;
}

const eyebrow = css({ fontWeight: 600, fontSize: 'var(--step--1)', lineHeight: 1.3 });

/** A short line above a headline. */
export function Eyebrow(props: HTMLAttributes<HTMLParagraphElement>) {
  return <p css={eyebrow} {...props} />;
}
