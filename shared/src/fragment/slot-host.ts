import type { JsonObject, PageLocation } from '../contract.ts';

/** What a `Slot` asks for. */
export interface WidgetRequest {
  id: string;
  widget: string;
  props: JsonObject;
  /** Where it stands; by default where the site is. */
  location?: PageLocation;
}

/** Puts widgets of other remotes where a fragment wants them. Server and browser each have their own. */
export interface SlotHost {
  /** Server: notes the wish and answers what to put into the frame, to be replaced by the widget's HTML. */
  place: (request: WidgetRequest) => string;
  /** Browser: takes over the frame's server HTML, or renders anew into an empty one; a widget that is there gets the new props. */
  mount: (frame: HTMLElement, request: WidgetRequest) => void;
  unmount: (frame: HTMLElement) => void;
}

/** For roots without widgets. */
export const NO_SLOTS: SlotHost = { place: () => '', mount: () => undefined, unmount: () => undefined };
