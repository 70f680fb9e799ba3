import { TestEnvironment } from 'jest-environment-jsdom';

/** Web APIs that browsers and Node have and jsdom lacks; react-router asks for the encoders when it is imported. */
const MISSING = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'fetch',
  'Request',
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

/** jsdom with Node's own versions of what it lacks. */
export default class JsdomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) this.global[name] ??= globalThis[name];
    this.global.IntersectionObserver ??= IntersectionObserver;
  }
}
