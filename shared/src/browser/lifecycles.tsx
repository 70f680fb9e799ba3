/** The one module that knows single-spa: every remote is an application (its routes) or a parcel (a widget). */
import * as React from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import {
  mountRootParcel,
  registerApplication,
  setMountMaxTime,
  setUnmountMaxTime,
  start,
  triggerAppChange,
  type Parcel,
} from 'single-spa';
import singleSpaReact from 'single-spa-react';
import type { ComponentType, ReactNode } from 'react';

/** How React takes an element. */
export interface RootOptions {
  /** Take over the HTML in the element instead of rendering anew. */
  hydrate: boolean;
  /** Prefix of React's ids: the same as on the server. */
  prefix: string;
  onMismatch: (error: unknown) => void;
}

/**
 * single-spa-react passes no options to React's roots: this client of React adds them, and renders at once. Only what the
 * visitor sees already is taken over in slices of a few milliseconds, since nothing changes for the eye.
 */
function clientWith(options: () => RootOptions) {
  const rootOptions = () => ({ identifierPrefix: options().prefix, onRecoverableError: options().onMismatch });
  return {
    createRoot: (element: Element) => immediate(createRoot(element, rootOptions())),
    hydrateRoot: (element: Element, children: ReactNode) =>
      immediate(inSlices(() => hydrateRoot(element, children, rootOptions()))),
  };
}

/** Rendering is synchronous, so that no frame is painted between an empty container and its content. */
function immediate(root: Root) {
  return {
    render: (children: ReactNode) => flushSync(() => root.render(children)),
    unmount: () => root.unmount(),
  };
}

function inSlices(begin: () => Root): Root {
  let root!: Root;
  React.startTransition(() => {
    root = begin();
  });
  return root;
}

function lifecyclesOf(rootComponent: ComponentType, element: () => HTMLElement, options: () => RootOptions) {
  return singleSpaReact({
    React,
    ReactDOMClient: clientWith(options),
    rootComponent,
    renderType: () => (options().hydrate ? 'hydrateRoot' : 'createRoot'),
    domElementGetter: element,
    suppressComponentDidCatchWarning: true,
  } as unknown as Parameters<typeof singleSpaReact>[0]);
}

/** A remote's pages, as single-spa mounts them. */
export interface Application {
  name: string;
  root: ComponentType;
  element: () => HTMLElement;
  options: () => RootOptions;
  isActive: () => boolean;
}

/** Registers a remote's pages. The navigation store decides when it is active. */
export function addApplication({ name, root, element, options, isActive }: Application): void {
  registerApplication({
    name,
    app: () => Promise.resolve(lifecyclesOf(root, element, options) as never),
    activeWhen: isActive,
  });
}

/** Mounts and unmounts applications according to `isActive`. Resolves when that is done. */
export async function applyNavigation(): Promise<void> {
  await triggerAppChange();
}

/** As long as browsers can wait, in milliseconds. */
const FOR_EVER_MS = 2 ** 31 - 1;

/** Begins mounting applications. A slow device takes its time: a word about it in the console after three seconds helps nobody. */
export function startApplications(): void {
  for (const setMaxTime of [setMountMaxTime, setUnmountMaxTime]) setMaxTime(FOR_EVER_MS, false, FOR_EVER_MS);
  start({ urlRerouteOnly: true });
}

/** Puts a widget into an element. */
export function mountParcel(name: string, root: ComponentType, element: HTMLElement, options: RootOptions): Parcel {
  return mountRootParcel(
    lifecyclesOf(
      root,
      () => element,
      () => options,
    ) as never,
    { name, domElement: element } as never,
  );
}
