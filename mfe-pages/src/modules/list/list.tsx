import { css } from '@emotion/react';
import { anchorOf, modulesOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';

const list = css({
  display: 'grid',
  gap: 'var(--s12) var(--gap)',
  '& > *': { containerType: 'inline-size' },
  '@container (min-width: 44rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** Children beside each other, for lists that have no face of their own: venues, videos. */
export function ListModule({ module, renderModules }: ModuleProps) {
  const children = modulesOf(module.children);
  return children.length > 0 ? (
    <div css={list} id={anchorOf(module)}>
      {renderModules(children)}
    </div>
  ) : null;
}
