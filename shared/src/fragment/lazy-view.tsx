import { createElement, lazy, Suspense, useState, type ComponentType } from 'react';

/** A view whose code comes when it is needed. */
export interface LazyView<Props> {
  View: ComponentType<Props>;
  /** Fetches the code; rendering is immediate from then on. A fragment's `prepare` awaits it, so that the server renders the view in full. */
  preload: () => Promise<void>;
}

/**
 * Makes a view a chunk of its own. Where its code is there it is a part of its page like any other: a boundary around it would be hydrated
 * by itself, later, when what it shows may have changed already.
 */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyView<Props> {
  let loaded: ComponentType<Props> | null = null;
  const Late = lazy(async () => ({ default: await load() }));
  const Later: ComponentType<Props> = (props) => <Suspense>{createElement(Late, props)}</Suspense>;
  return {
    preload: async () => {
      loaded = await load();
    },
    View: (props) => {
      // One choice for the view's life: another one later would mount it anew.
      const [Chosen] = useState(() => loaded ?? Later);
      return createElement(Chosen, props);
    },
  };
}
