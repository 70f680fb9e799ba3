import { type Content, type JsonObject, observer, useSite } from '@foyer/shared';
import { ContainerView } from '../container/container-view.tsx';
import { containersOf } from '../container/layout.ts';
import { rows } from '../container/rows.ts';
import { grounds } from '../modules/ground.ts';
import { renderModules } from '../modules/module-list.tsx';
import { OutlineContext, outlineOf } from '../page/outline.ts';

/**
 * Modules of something that has a page of its own elsewhere: a production, a venue. The page's title is not theirs.
 * Props: `modules`, and `of` (kind and id) where they can be edited.
 */
export const EmbeddedModules = observer(function EmbeddedModules({ props }: { props: JsonObject }) {
  const { currentPage, editing } = useSite();
  const { content } = currentPage;
  const isOnShow = content !== null && isOf(props.of, content);
  const shown = { modules: isOnShow ? content.modules : props.modules, isEdited: isOnShow };
  return (
    <>
      <Rows shown={shown} />
      {isOnShow && editing.surface?.beside(shown, Rows)}
    </>
  );
});

const Rows = observer(function Rows({
  shown: { modules, isEdited },
}: {
  shown: { modules: unknown; isEdited: boolean };
}) {
  const { surface } = useSite().editing;
  const containers = containersOf(modules);
  return (
    <OutlineContext.Provider value={outlineOf(containers, null)}>
      <div css={[rows, grounds]}>
        {containers.map((container) => (
          <ContainerView key={container.key} container={container} renderModules={renderModules} />
        ))}
        {isEdited && surface && <surface.End />}
      </div>
    </OutlineContext.Provider>
  );
});

const isOf = (owner: unknown, { kind, id }: Content): boolean =>
  typeof owner === 'object' &&
  owner !== null &&
  'kind' in owner &&
  'id' in owner &&
  owner.kind === kind &&
  owner.id === id;
