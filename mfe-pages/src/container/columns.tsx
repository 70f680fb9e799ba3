import { css } from '@emotion/react';
import { from, Wrap } from '@foyer/shared';
import type { ReactNode } from 'react';
import type { ModuleData } from '../modules/fields.ts';
import { LAYOUTS, type ContainerColumn, type Layout } from './layout.ts';
import { rhythm } from './rhythm.ts';

/** One column: modules keep to the page's container, those that want it take the window's whole width. */
const single = css({
  display: 'grid',
  gridTemplateColumns: '[bleed-start] minmax(var(--edge), 1fr) [wrap-start] minmax(0, calc(var(--container) - 2 * var(--edge))) [wrap-end] minmax(var(--edge), 1fr) [bleed-end]',
  containerType: 'inline-size',
  '& > *': { gridColumn: 'wrap', containerType: 'inline-size' },
  '& > [data-bleed]': { gridColumn: 'bleed' },
});

/** Columns on the twelve-column grid, below each other where there is no room. Three equal ones are told apart by hairlines. */
const grid = css({
  display: 'grid',
  gap: 'var(--s12) var(--gap)',
  '& > *': { containerType: 'inline-size', minWidth: 0 },
  [from.tablet]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > [data-span="6"], & > [data-span="8"], & > [data-span="4"]': { gridColumn: 'span 6' },
    '& > *': { gridColumn: '1 / -1' },
  },
  [from.desktop]: {
    '& > [data-span="3"]': { gridColumn: 'span 3' },
    '& > [data-span="4"]': { gridColumn: 'span 4' },
    '& > [data-span="6"]': { gridColumn: 'span 6' },
    '& > [data-span="8"]': { gridColumn: 'span 8' },
    '&[data-layout="33-33-33"] > * + *': { borderLeft: '1px solid var(--hair)', paddingLeft: 'var(--gap)' },
  },
});

interface ColumnsProps {
  layout: Layout;
  columns: ContainerColumn[];
  renderModules: (modules: ModuleData[]) => ReactNode;
}

/** The columns of a container or section. `data-column` is where the editor puts modules. */
export function Columns({ layout, columns, renderModules }: ColumnsProps) {
  if (layout === '100') {
    return (
      <div css={[single, rhythm]} data-column={0}>
        {renderModules(columns[0]?.children ?? [])}
      </div>
    );
  }
  return (
    <Wrap>
      <ColumnGrid layout={layout} columns={columns} renderModules={renderModules} />
    </Wrap>
  );
}

/** Columns without the page's margins: for what stands within them already. */
export function ColumnGrid({ layout, columns, renderModules }: ColumnsProps) {
  return (
    <div css={grid} data-layout={layout}>
      {columns.map(({ index, children }) => (
        <div key={index} css={rhythm} data-column={index} data-span={LAYOUTS[layout][index]}>
          {renderModules(children)}
        </div>
      ))}
    </div>
  );
}
