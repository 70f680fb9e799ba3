import { observer, useNow, useSite } from '@foyer/shared';
import { isFullBleed } from '../container/layout.ts';
import { keyOf, textOf, type ModuleData } from './fields.ts';
import { ModuleBoundary } from './module-boundary.tsx';
import { ModuleNotice } from './module-notice.tsx';
import { isOnline } from './online.ts';
import { moduleView, styleNotice } from './registry.ts';

/** Modules below each other, each in a frame of its own that names it: the editor finds it by `data-module`. */
export function renderModules(modules: ModuleData[]) {
  return modules.map((module) => <ModuleFrame key={`${module.model}-${keyOf(module)}`} module={module} />);
}

const ModuleFrame = observer(function ModuleFrame({ module }: { module: ModuleData }) {
  const { user, editing } = useSite();
  const { surface } = editing;
  const isShown = isOnline(module, useNow());
  if (!isShown && !user.isLoggedIn) return null;
  const shows = (field: string) => textOf(module[field]) !== '' || surface?.shows(module, field) === true;
  return (
    <div
      data-module={module.id}
      data-model={module.model}
      data-bleed={isFullBleed(module) || undefined}
      {...surface?.frameProps(module)}
    >
      <ModuleBoundary module={module}>
        {!isShown && !surface && <ModuleNotice text="module.offline" module={module} />}
        {user.isLoggedIn && textOf(module.extra_class) && (
          <styleNotice.View module={module} renderModules={renderModules} shows={shows} />
        )}
        <ModuleContent module={module} shows={shows} />
      </ModuleBoundary>
      {surface && <surface.Frame module={module} />}
    </div>
  );
});

function ModuleContent({ module, shows }: { module: ModuleData; shows: (field: string) => boolean }) {
  const View = moduleView(module);
  return View ? (
    <View module={module} renderModules={renderModules} shows={shows} />
  ) : (
    <ModuleNotice text="module.unknown" module={module} />
  );
}
