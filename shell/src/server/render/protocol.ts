import type { FragmentRequest } from '@foyer/shared';
import type { RenderedFragment } from './renderer.ts';

/** What a render thread starts with. */
export interface ThreadData {
  /** Source of the server bundle. */
  code: string;
  /** Its name, for stack traces. */
  filename: string;
  contract: number;
  /** Two numbers through which the shell sees into a thread that cannot answer any more: see `Pulse`. */
  pulse: SharedArrayBuffer;
  /** How often a working thread shows that its event loop turns, in milliseconds. */
  beatMs: number;
}

/** The numbers in the shared memory. Types only: a thread imports nothing but Node's own modules. */
export interface Pulse {
  /** At 0: counts up while the thread works and its event loop turns. */
  beat: number;
  /** At 1: number of the request whose code runs, or ran last. */
  current: number;
}

/** To a thread: render this. */
export interface RenderOrder {
  type: 'render';
  number: number;
  /** Instant (epoch, milliseconds) after which nobody waits for the answer. */
  expires: number;
  request: FragmentRequest;
}

/** `cancel`: nobody waits any more for what was ordered under this number. */
export type ThreadOrder = RenderOrder | { type: 'cancel'; number: number };

/** An error as it crosses the border of a thread, which takes no classes along. */
export interface Failure {
  name: string;
  message: string;
  stack?: string;
  /** Of an `ApiError`: what the content service answered; 0 for no answer. */
  apiStatus?: number;
}

/** From a thread: that it can render (or not), and what has become of an order. */
export type ThreadMessage =
  /** `thread` is the system's number of it; null where that is not to be had. */
  | { type: 'ready'; thread: number | null }
  | { type: 'refused'; failure: Failure }
  | { type: 'rendered'; number: number; result: RenderedFragment }
  | { type: 'failed'; number: number; failure: Failure }
  /** An error that no request of ours waits for: a rejected promise nobody looks at, a throw in a timer. */
  | { type: 'stray'; failure: Failure };
