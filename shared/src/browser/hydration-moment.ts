import type { Hydrate } from '../contract.ts';
import { whenIdle } from '../idle.ts';

/** When "idle" is, in milliseconds. */
const IDLE = { within: 1000, otherwise: 1 };

/** Calls back at the moment a fragment asks to be taken over. @returns a function that cancels it. */
export function atMoment(moment: Hydrate, element: HTMLElement, callback: () => void): () => void {
  switch (moment) {
    case 'load':
      callback();
      return () => undefined;
    case 'idle':
      return whenIdle(callback, IDLE);
    case 'visible':
      return whenVisible(element, callback);
    case 'interaction':
      return onFirstInteraction(element, callback);
    case 'never':
      return () => undefined;
  }
}

function whenVisible(element: HTMLElement, callback: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

const FIRST_INTERACTIONS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
/** Whoever reads on comes to what the fragment does then: a list grows. */
const READING_ON = ['scroll', 'wheel'] as const;

function onFirstInteraction(element: HTMLElement, callback: () => void): () => void {
  const first = new AbortController();
  const start = () => {
    first.abort();
    callback();
  };
  const options = { passive: true, signal: first.signal };
  for (const type of FIRST_INTERACTIONS) element.addEventListener(type, start, options);
  for (const type of READING_ON) window.addEventListener(type, start, options);
  return () => first.abort();
}
