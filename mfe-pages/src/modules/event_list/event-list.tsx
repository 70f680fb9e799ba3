import { Slot } from '@foyer/shared';
import { modulesOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';
import { eventListProps } from './props.ts';

/** Events of the programme: a widget of the remote that owns them. */
export function EventListModule({ module, renderModules }: ModuleProps) {
  return (
    <>
      <Slot widget="events.list" props={eventListProps(module)} />
      {renderModules(modulesOf(module.children))}
    </>
  );
}
