import type { JsonObject } from '@foyer/shared';
import { ContainerView } from '../container/container-view.tsx';
import { containersOf } from '../container/layout.ts';
import { rows } from '../container/rows.ts';
import { grounds } from '../modules/ground.ts';
import { renderModules } from '../modules/module-list.tsx';
import { OutlineContext, outlineOf } from '../page/outline.ts';

/** Modules of something that has a page of its own elsewhere: a production, a venue. The page's title is not theirs. */
export function EmbeddedModules({ props }: { props: JsonObject }) {
  const containers = containersOf(props.modules);
  return (
    <OutlineContext.Provider value={outlineOf(containers, null)}>
      <div css={[rows, grounds]}>
        {containers.map((container) => (
          <ContainerView key={container.id} container={container} renderModules={renderModules} />
        ))}
      </div>
    </OutlineContext.Provider>
  );
}
