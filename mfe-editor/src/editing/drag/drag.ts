import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import type { DragLocationHistory } from '@atlaskit/pragmatic-drag-and-drop/types';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { childrenOf, isSame, type Place, placeOf } from '@foyer/shared/modules';
import { mayStandIn } from '../document/commands.ts';
import type { Editing } from '../editing.ts';
import { focusModule, frameOf } from '../surface/focus.ts';
import { sayLanding, sayPlace } from '../surface/say-place.ts';
import { type Dragged, followFinger } from './follow-finger.ts';
import { LandingMark, type Line, lineBeside } from './landing-mark.ts';

/** Makes what is selected follow the pointer, or a finger, by the handle of one of its modules. @returns a function that ends it */
export function draggableModule(editing: Editing, id: number, handle: HTMLElement): () => void {
  const element = frameOf(id);
  if (!element) return () => undefined;
  const ids = () => editing.session.selection.roots;
  return combine(
    draggable({ element, dragHandle: handle, getInitialData: () => ({ modules: ids() }) }),
    followFinger(handle, () => new Landing(editing, ids())),
  );
}

/** Says where modules would land while they are dragged, and puts them there. @returns a function that ends it */
export function hearDrags(editing: Editing): () => void {
  let landing: Landing | null = null;
  // Outside of the window it is over nothing, and nothing is below what is cancelled.
  const follow = ({ location }: { location: DragLocationHistory }) => {
    const { dropTargets, input } = location.current;
    if (dropTargets.length > 0) landing?.over(input.clientX, input.clientY);
    else landing?.leave();
  };
  return combine(
    dropTargetForElements({ element: document.documentElement }),
    autoScrollWindowForElements(),
    monitorForElements({
      canMonitor: ({ source }) => 'modules' in source.data,
      onDragStart: ({ source }) => {
        landing = new Landing(editing, source.data['modules'] as number[]);
      },
      onDrag: follow,
      onDropTargetChange: follow,
      onDrop: (event) => {
        follow(event);
        landing?.drop();
        landing = null;
      },
    }),
    () => landing?.end(),
  );
}

/** Modules that are dragged: where they would land shows on the page, and is said. */
class Landing implements Dragged {
  readonly #editing: Editing;
  readonly #ids: readonly number[];
  readonly #mark = new LandingMark();
  #target: Place | null = null;

  constructor(editing: Editing, ids: readonly number[]) {
    this.#editing = editing;
    this.#ids = ids;
    document.documentElement.setAttribute('data-dragging', '');
  }

  over(x: number, y: number): void {
    const found = placeAt(this.#editing, x, y, this.#ids);
    if (found && !isSame(found.place, this.#target)) sayLanding(this.#editing, this.#ids, found.place);
    this.#target = found?.place ?? null;
    if (found) this.#mark.show(found.line);
    else this.#mark.hide();
  }

  leave(): void {
    this.#target = null;
    this.#mark.hide();
  }

  drop(): void {
    const { session } = this.#editing;
    this.end();
    if (this.#target) {
      session.move(this.#ids, this.#target);
      sayPlace(this.#editing);
    }
    if (session.selected) focusModule(session.selected.id);
  }

  end(): void {
    document.documentElement.removeAttribute('data-dragging');
    this.#mark.hide();
  }
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
