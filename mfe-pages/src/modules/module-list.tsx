import { useNow, useSite } from '@foyer/shared';
import { isFullBleed } from '../container/layout.ts';
import type { ModuleData } from './fields.ts';
import { ModuleBoundary } from './module-boundary.tsx';
import { ModuleNotice } from './module-notice.tsx';
import { isOnline } from './online.ts';
import { moduleView } from './registry.ts';

/** Modules below each other, each in a frame of its own that names it: the editor finds it by `data-module`. */
export function renderModules(modules: ModuleData[]) {
  return modules.map((module) => <ModuleFrame key={`${module.model}-${module.id}`} module={module} />);
}

function ModuleFrame({ module }: { module: ModuleData }) {
  const { user } = useSite();
  const isShown = isOnline(module, useNow());
  if (!isShown && !user.isLoggedIn) return null;
  return (
    <div data-module={module.id} data-model={module.model} data-bleed={isFullBleed(module) || undefined}>
      <ModuleBoundary module={module}>
        {!isShown && <ModuleNotice text="module.offline" module={module} />}
        <ModuleContent module={module} />
      </ModuleBoundary>
    </div>
  );
}

function ModuleContent({ module }: { module: ModuleData }) {
  const View = moduleView(module.model);
  return View ? <View module={module} renderModules={renderModules} /> : <ModuleNotice text="module.unknown" module={module} />;
}
