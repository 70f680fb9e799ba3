import { TestEnvironment } from 'jest-environment-jsdom';

/** Web APIs that browsers and Node have and jsdom lacks; react-router asks for the encoders when it is imported. */
const MISSING = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'Response',
  'Headers',
  'structuredClone',
];

/** jsdom has no layout: nothing ever comes into view. */
class IntersectionObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom has no layout: a pointer is where its events are sent. */
const POINTER_CAPTURE = { setPointerCapture() {}, releasePointerCapture() {}, hasPointerCapture: () => false };

/** Node asks for its own kind of signal, from version 22 on; jsdom has another one. */
function withOwnSignal(init) {
  const signal = init?.signal;
  if (!signal || signal instanceof AbortSignal) return init;
  const abort = new AbortController();
  const follow = () => abort.abort(signal.reason);
  if (signal.aborted) follow();
  else signal.addEventListener('abort', follow, { once: true });
  return { ...init, signal: abort.signal };
}

class SignalledRequest extends Request {
  constructor(input, init) {
    super(input, withOwnSignal(init));
  }
}

/** jsdom with Node's own versions of what it lacks. */
export default class JsdomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) this.global[name] ??= globalThis[name];
    this.global.Request = SignalledRequest;
    this.global.fetch = (input, init) => fetch(input, withOwnSignal(init));
    this.global.IntersectionObserver ??= IntersectionObserver;
    const { prototype } = this.global.Element;
    for (const [name, method] of Object.entries(POINTER_CAPTURE)) prototype[name] ??= method;
  }
}
