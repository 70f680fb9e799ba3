import { css } from '@emotion/react';
import { anchorOf, modulesOf, textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';
import { SlideRow } from './slide-row.tsx';

/** Uneven widths and heights, three pictures to a pattern. */
const mosaic = css({
  display: 'grid',
  gap: 'var(--s8) var(--gap)',
  '@container (min-width: 44rem)': {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    alignItems: 'start',
    '& > *': { gridColumn: 'span 7' },
    '& > :nth-of-type(3n + 2)': { gridColumn: '9 / 13', marginTop: 'var(--s24)' },
    '& > :nth-of-type(3n)': { gridColumn: '3 / 11' },
  },
});

/** Pictures as a mosaic, or one at a time when the format says slider. */
export function ImageListModule({ module, renderModules }: ModuleProps) {
  const children = modulesOf(module.children);
  if (children.length === 0) return null;
  const isRow = /slider|row|gallery/.test(textOf(module.format));
  const id = anchorOf(module);
  return isRow ? (
    <SlideRow id={id} count={children.length}>
      {renderModules(children)}
    </SlideRow>
  ) : (
    <div css={mosaic} id={id}>
      {renderModules(children)}
    </div>
  );
}
