import { ColumnGrid } from '../../container/columns.tsx';
import { columnsOf, layoutOf } from '../../container/layout.ts';
import type { ModuleProps } from '../module.ts';

/** A container of the older system that stands in a column, and not for itself: its columns share the width that is there. */
export function OldContainerModule({ module, renderModules }: ModuleProps) {
  const layout = layoutOf(module.layout);
  const columns = columnsOf(layout, module.columns);
  if (!columns.some(({ children }) => children.length > 0)) return null;
  return <ColumnGrid layout={layout} columns={columns} renderModules={renderModules} />;
}
