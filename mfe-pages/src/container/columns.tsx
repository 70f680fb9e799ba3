import { css, type SerializedStyles } from '@emotion/react';
import { observer, useSite, Wrap, type Editable } from '@foyer/shared';
import type { ReactNode } from 'react';
import type { ModuleData } from '../modules/fields.ts';
import { LAYOUTS, type ContainerColumn, type Layout } from './layout.ts';
import { rhythm } from './rhythm.ts';

/** One column: modules keep to the page's container, those that want it take the window's whole width. */
const single = css({
  display: 'grid',
  gridTemplateColumns:
    '[bleed-start] minmax(var(--edge), 1fr) [wrap-start] minmax(0, calc(var(--container) - 2 * var(--edge))) [wrap-end] minmax(var(--edge), 1fr) [bleed-end]',
  containerType: 'inline-size',
  '& > *': { gridColumn: 'wrap', containerType: 'inline-size' },
  '& > [data-bleed]': { gridColumn: 'bleed' },
});

/** The widths from which columns stand beside each other: of two at most, and as many as the layout has. */
interface Steps {
  some: string;
  all: string;
}

/** Columns on the twelve-column grid, below each other where there is no room. Three equal ones are told apart by hairlines. */
export const gridFrom = ({ some, all }: Steps) =>
  css({
    display: 'grid',
    gap: 'var(--s12) var(--gap)',
    '& > *': { containerType: 'inline-size', minWidth: 0 },
    [some]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      '& > *': { gridColumn: '1 / -1' },
      '& > [data-span="6"], & > [data-span="8"], & > [data-span="4"]': { gridColumn: 'span 6' },
      '&[data-layout="25-50-25"] > *': { gridColumn: '1 / -1' },
    },
    [all]: {
      '& > [data-span="3"], &[data-layout="25-50-25"] > [data-span="3"]': { gridColumn: 'span 3' },
      '& > [data-span="4"]': { gridColumn: 'span 4' },
      '& > [data-span="6"], &[data-layout="25-50-25"] > [data-span="6"]': { gridColumn: 'span 6' },
      '& > [data-span="8"]': { gridColumn: 'span 8' },
      '&[data-layout="33-33-33"] > * + *': { borderLeft: '1px solid var(--hair)', paddingLeft: 'var(--gap)' },
    },
  });

/** On the page it is the row that has room: as wide as the window, or as half of it beside another language. */
const pageGrid = gridFrom({ some: '@container (min-width: 48rem)', all: '@container (min-width: 64rem)' });

interface ColumnsProps {
  layout: Layout;
  columns: ContainerColumn[];
  renderModules: (modules: ModuleData[]) => ReactNode;
  /** What the columns are of. */
  owner: Editable;
}

/** The columns of a container or section. `data-column` is where the editor puts modules. */
export function Columns({ layout, columns, renderModules, owner }: ColumnsProps) {
  if (layout === '100') {
    return (
      <div css={[single, rhythm]} data-column={0}>
        {renderModules(columns[0]?.children ?? [])}
        <EmptyColumn owner={owner} column={columns[0]} />
      </div>
    );
  }
  return (
    <Wrap>
      <Grid look={pageGrid} layout={layout} columns={columns} renderModules={renderModules} owner={owner} />
    </Wrap>
  );
}

/** Columns without the page's margins, in the given look. */
export function Grid({ look, layout, columns, renderModules, owner }: ColumnsProps & { look: SerializedStyles }) {
  return (
    <div css={look} data-layout={layout}>
      {columns.map((column) => (
        <div key={column.index} css={rhythm} data-column={column.index} data-span={LAYOUTS[layout][column.index]}>
          {renderModules(column.children)}
          <EmptyColumn owner={owner} column={column} />
        </div>
      ))}
    </div>
  );
}

/** Where the first module of a column goes, while the page is edited. */
const EmptyColumn = observer(function EmptyColumn({
  owner,
  column,
}: {
  owner: Editable;
  column: ContainerColumn | undefined;
}) {
  const { surface } = useSite().editing;
  return surface && column?.children.length === 0 ? (
    <surface.EmptyColumn container={owner} column={column.index} />
  ) : null;
});
