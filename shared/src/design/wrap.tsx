import { css } from '@emotion/react';
import type { HTMLAttributes } from 'react';

const wrap = css({ maxWidth: 'var(--container)', margin: '0 auto', paddingInline: 'var(--edge)' });

interface WrapProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'header' | 'aside' | 'nav';
}

/** The page's container: 88rem at most, with room at both edges. */
export function Wrap({ as: Tag = 'div', ...rest }: WrapProps) {
  return <Tag css={wrap} {...rest} />;
}
