import { observer, useSite } from '@foyer/shared';
import type { ReactNode } from 'react';
import type { ModuleData } from '../modules/fields.ts';
import { Columns } from './columns.tsx';
import { isFullBleed, type ContainerData } from './layout.ts';

interface ContainerViewProps {
  container: ContainerData;
  renderModules: (modules: ModuleData[]) => ReactNode;
}

/** A row of the page. Visitors do not see an empty one; an editor needs it to put modules into. */
export const ContainerView = observer(function ContainerView({ container, renderModules }: ContainerViewProps) {
  const { user, editing } = useSite();
  const { surface } = editing;
  const { id, slug, layout, columns } = container;
  const modules = columns.flatMap((column) => column.children);
  if (modules.length === 0 && !user.isLoggedIn) return null;
  const isFlush = layout === '100' && modules.every(isFullBleed) && modules.length > 0;
  return (
    <div
      data-container={id}
      data-slug={slug || undefined}
      data-flush={isFlush || undefined}
      {...surface?.frameProps({ id, model: 'container' })}
    >
      <Columns layout={layout} columns={columns} renderModules={renderModules} owner={{ id, model: 'container' }} />
      {surface && <surface.Frame module={{ id, model: 'container' }} />}
    </div>
  );
});
