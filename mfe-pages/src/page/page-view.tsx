import { css } from '@emotion/react';
import { observer, useNow, useSite } from '@foyer/shared';
import type { Page } from '@foyer/shared/api';
import { ContainerView } from '../container/container-view.tsx';
import { containersOf } from '../container/layout.ts';
import { rows } from '../container/rows.ts';
import { grounds } from '../modules/ground.ts';
import { renderModules } from '../modules/module-list.tsx';
import { PageHeader } from './page-header.tsx';
import { OutlineContext, outlineOf, titleModuleOf, useSteady } from './outline.ts';
import { useChange } from './use-change.ts';
import { useLivePage } from './use-live-page.ts';

const foot = css({ '& > :last-child:not([data-flush])': { marginBottom: 'clamp(4rem, 8vw, 7.5rem)' } });

/** A page of the content system. */
export const PageView = observer(function PageView({ data }: { data: Page }) {
  const page = useLivePage(data);
  useChange(data.changes_at);
  const { editing } = useSite();
  return (
    <>
      <Rows shown={page} />
      {editing.surface?.beside(page, Rows)}
    </>
  );
});

const Rows = observer(function Rows({ shown: page }: { shown: Page }) {
  const now = useNow();
  const { surface } = useSite().editing;
  const containers = containersOf(page.modules);
  const titleModule = titleModuleOf(containers, now);
  const outline = useSteady(outlineOf(containers, titleModule));
  return (
    <OutlineContext.Provider value={outline}>
      <div css={[rows, foot, grounds]} data-rows="">
        {!titleModule && <PageHeader page={page} />}
        {containers.map((container) => (
          <ContainerView key={container.key} container={container} renderModules={renderModules} />
        ))}
        {surface && <surface.End />}
      </div>
    </OutlineContext.Provider>
  );
});
