import { css } from '@emotion/react';
import { Picture } from '@foyer/shared';
import { columnsOf, type Layout } from '../../container/layout.ts';
import { Columns } from '../../container/columns.tsx';
import { listOf, pictureOf } from '../fields.ts';
import { groundOf } from '../ground.ts';
import type { ModuleProps } from '../module.ts';

const band = css({ position: 'relative', overflow: 'hidden', padding: 'clamp(3.5rem, 7vw, 7rem) 0' });
const backdrop = css({ position: 'absolute', inset: 0, opacity: 0.24, background: 'none' });
const content = css({ position: 'relative' });

const BY_COLUMNS: readonly Layout[] = ['100', '100', '50-50', '33-33-33'];

/** A band of its own ground across the window, with columns in it. */
export function SectionModule({ module, renderModules, shows }: ModuleProps) {
  const picture = pictureOf(module);
  const layout = BY_COLUMNS[Math.min(listOf(module.columns).length, 3)] ?? '100';
  const columns = columnsOf(layout, module.columns);
  if (!columns.some((column) => column.children.length > 0) && !shows('columns')) return null;
  return (
    <div css={band} data-ground={groundOf(module) ?? (picture ? 'ink' : 'grey')}>
      {picture && <Picture {...picture} css={backdrop} cover alt="" />}
      <div css={content}>
        <Columns layout={layout} columns={columns} renderModules={renderModules} owner={module} />
      </div>
    </div>
  );
}
