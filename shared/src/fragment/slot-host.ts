import type { JsonObject } from '../contract.ts';

/** A widget in place. */
export interface MountedWidget {
  update: (props: JsonObject) => void;
  unmount: () => void;
}

/** What a `Slot` asks for. */
export interface WidgetRequest {
  id: string;
  widget: string;
  props: JsonObject;
}

/** Puts widgets of other remotes where a fragment wants them. Server and browser each have their own. */
export interface SlotHost {
  /** Server: notes the wish and answers what to put into the frame, to be replaced by the widget's HTML. */
  place: (request: WidgetRequest) => string;
  /** Browser: takes over the frame's server HTML, or renders anew into an empty one. */
  mount: (frame: HTMLElement, request: WidgetRequest) => MountedWidget;
}
