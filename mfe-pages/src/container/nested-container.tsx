import type { ModuleProps } from '../modules/module.ts';
import { Grid, gridFrom } from './columns.tsx';
import { columnsOf, layoutOf } from './layout.ts';

/** Within a column it is that column which has room, not the window. */
const columnGrid = gridFrom({ some: '@container (min-width: 34rem)', all: '@container (min-width: 56rem)' });

/** A container that stands in a column, of either variant: its columns share the width that is there, to any depth. */
export function NestedContainer({ module, renderModules, shows }: ModuleProps) {
  const layout = layoutOf(module.layout);
  const columns = columnsOf(layout, module.columns);
  if (!columns.some(({ children }) => children.length > 0) && !shows('columns')) return null;
  return <Grid look={columnGrid} layout={layout} columns={columns} renderModules={renderModules} owner={module} />;
}
