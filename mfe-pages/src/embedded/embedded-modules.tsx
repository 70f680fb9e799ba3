import { css } from '@emotion/react';
import type { JsonObject } from '@foyer/shared';
import { ContainerView } from '../container/container-view.tsx';
import { containersOf } from '../container/layout.ts';
import { grounds } from '../modules/ground.ts';
import { renderModules } from '../modules/module-list.tsx';
import { OutlineContext, outlineOf } from '../page/outline.ts';

const sections = css({
  '& > section + section': { marginTop: 'clamp(4rem, 8vw, 7.5rem)' },
  '& > [data-flush] + [data-flush]': { marginTop: 0 },
});

/** Modules of something that has a page of its own elsewhere: a production, a venue. The page's title is not theirs. */
export function EmbeddedModules({ props }: { props: JsonObject }) {
  const containers = containersOf(props.modules);
  return (
    <OutlineContext.Provider value={outlineOf(containers, null)}>
      <div css={[sections, grounds]}>
        {containers.map((container) => (
          <ContainerView key={container.id} container={container} renderModules={renderModules} />
        ))}
      </div>
    </OutlineContext.Provider>
  );
}
