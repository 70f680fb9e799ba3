import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { childrenOf, isSame, type Place, placeOf } from '@foyer/shared/modules';
import { mayStandIn } from '../document/commands.ts';
import type { Editing } from '../editing.ts';
import { focusModule, frameOf } from '../surface/focus.ts';
import { sayLanding, sayPlace } from '../surface/say-place.ts';
import { LandingMark, type Line, lineBeside } from './landing-mark.ts';

/** Makes what is selected follow the pointer by the handle of one of its modules. @returns a function that ends it */
export function draggableModule(editing: Editing, id: number, handle: HTMLElement): () => void {
  const element = frameOf(id);
  if (!element) return () => undefined;
  return draggable({
    element,
    dragHandle: handle,
    getInitialData: () => ({ modules: editing.session.selection.roots }),
  });
}

/** Says where modules would land while it is dragged, and puts it there. @returns a function that ends it */
export function hearDrags(editing: Editing): () => void {
  const { session } = editing;
  const mark = new LandingMark();
  let target: Place | null = null;

  const show = (x: number, y: number, ids: readonly number[]) => {
    const found = placeAt(editing, x, y, ids);
    if (found && !isSame(found.place, target)) sayLanding(editing, ids, found.place);
    target = found?.place ?? null;
    if (found) mark.show(found.line);
    else mark.hide();
  };
  const idsOf = ({ data }: { data: Record<string, unknown> }) => data['modules'] as number[];
  return combine(
    dropTargetForElements({ element: document.documentElement }),
    autoScrollWindowForElements(),
    monitorForElements({
      canMonitor: ({ source }) => 'modules' in source.data,
      onDragStart: () => document.documentElement.setAttribute('data-dragging', ''),
      onDrag: ({ source, location }) =>
        show(location.current.input.clientX, location.current.input.clientY, idsOf(source)),
      onDrop: ({ source, location }) => {
        const ids = idsOf(source);
        show(location.current.input.clientX, location.current.input.clientY, ids);
        document.documentElement.removeAttribute('data-dragging');
        mark.hide();
        if (target) {
          session.move(ids, target);
          sayPlace(editing);
        }
        target = null;
        if (session.selected) focusModule(session.selected.id);
      },
    }),
  );
}

interface Found {
  place: Place;
  /** Where to draw it, in the window. */
  line: Line;
}

/** Where something would land if it was let go here; null where it may not stand. */
function placeAt({ session }: Editing, x: number, y: number, ids: readonly number[]): Found | null {
  const own = ids.map((id) => frameOf(id));
  for (const element of document.elementsFromPoint(x, y)) {
    if (own.some((frame) => frame?.contains(element))) continue;
    const hole = element.closest<HTMLElement>('[data-drop]');
    if (hole) {
      const [parent = '', column, index] = hole.dataset.drop?.split(' ') ?? [];
      const place = { parent: parent === 'page' ? null : Number(parent), column: Number(column), index: Number(index) };
      const { left, width, top } = hole.getBoundingClientRect();
      if (mayAllStandIn(session, ids, place.parent)) return { place, line: { left, width, top } };
    }
    const frame = element.closest<HTMLElement>('[data-module], [data-container]');
    if (!frame) continue;
    const found = besides({ session }, frame, y, ids);
    if (found) return found;
  }
  return null;
}

const mayAllStandIn = ({ document }: Editing['session'], ids: readonly number[], parent: number | null): boolean =>
  ids.every((id) => mayStandIn(document, document[id]?.model ?? '', parent));

/** Before or after the frame under the pointer, or what that stands in. */
function besides(
  { session }: Pick<Editing, 'session'>,
  frame: HTMLElement,
  y: number,
  ids: readonly number[],
): Found | null {
  for (
    let at: HTMLElement | null = frame;
    at;
    at = at.parentElement?.closest<HTMLElement>('[data-module], [data-container]') ?? null
  ) {
    const other = Number(at.dataset.module ?? at.dataset.container);
    if (!session.document[other]) continue;
    const { parent, column } = placeOf(session.document, other);
    if (ids.includes(other) || !mayAllStandIn(session, ids, parent)) continue;
    const { top, bottom } = at.getBoundingClientRect();
    const isAfter = y > (top + bottom) / 2;
    const siblings = childrenOf(session.document, parent, column).filter((row) => !ids.includes(row.id));
    const index = siblings.findIndex((row) => row.id === other) + (isAfter ? 1 : 0);
    return { place: { parent, column, index }, line: lineBeside(at, isAfter) };
  }
  return null;
}
