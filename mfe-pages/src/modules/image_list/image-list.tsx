import { css } from '@emotion/react';
import { modulesOf, textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';
import { useRareMessages } from '../use-rare-messages.ts';

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

/** One row that scrolls sideways, by touch, wheel or keyboard; each picture snaps into place. */
const row = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(85%, 40rem)',
  gap: 'var(--gap)',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  paddingBottom: 'var(--s4)',
  '& > *': { scrollSnapAlign: 'start' },
});

/** Focusable, so that it scrolls by keyboard too. */
const scrollable = { tabIndex: 0, role: 'group' };

/** Pictures as a mosaic, or as a row to scroll through when the format says slider. */
export function ImageListModule({ module, renderModules }: ModuleProps) {
  const t = useRareMessages();
  const children = modulesOf(module.children);
  if (children.length === 0) return null;
  const isRow = /slider|row|gallery/.test(textOf(module.format));
  const id = textOf(module.anchor) || undefined;
  return isRow ? (
    <div css={row} id={id} {...scrollable} aria-label={t('gallery')}>
      {renderModules(children)}
    </div>
  ) : (
    <div css={mosaic} id={id}>
      {renderModules(children)}
    </div>
  );
}
