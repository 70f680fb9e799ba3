import { Slot } from '@foyer/shared';
import { useHeadingLevel } from '../../page/outline.ts';
import { modulesOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';
import { eventListProps } from './props.ts';

/** Events of the programme: a widget of the remote that owns them. */
export function EventListModule({ module, renderModules }: ModuleProps) {
  const heading = useHeadingLevel(module);
  return (
    <>
      <Slot widget="events.list" props={{ ...eventListProps(module), heading }} />
      {renderModules(modulesOf(module.children))}
    </>
  );
}
