import {
  FoyerError,
  PAGE_FRAGMENT,
  type FragmentRequest,
  type Head,
  type JsonObject,
  type PageLocation,
  type SlotRequest,
  type SnapshotRemote,
} from '@foyer/shared';
import type { RenderedFragment } from '../render/renderer.ts';
import { timeLimitOf } from '../releases/snapshot.ts';
import { fallbackHtml } from './fallback.ts';
import type { House } from './house.ts';
import type { Site } from './site.ts';

/** Widgets in widgets end here: two that embed each other would go on for ever. */
const MAX_DEPTH = 5;
/** There is no page without its own fragment: it may take so many times longer than a widget, which the page can do without. */
const PAGE_PATIENCE = 2;

/** State of one fragment, its data as JSON text. */
export interface FragmentText {
  remote: string;
  fragment: string;
  props: JsonObject;
  data: string;
  /** Code and data of the fragment come when the visitor touches it. */
  waits: boolean;
  isStale: boolean;
}

/** A fragment with every widget in it. */
export interface Tree {
  status: number;
  redirect?: string;
  html: string;
  head: Head | null;
  styles: Record<string, string>;
  fragments: Record<string, FragmentText>;
  tags: string[];
  /** Whose browser files the page needs without being touched. */
  uses: { remote: string; fragment: string }[];
  /** False when something in it is old or missing. */
  isWhole: boolean;
  /** True for the small text that stands for a fragment. */
  isFailed?: boolean;
}

/** A required fragment has failed: the page answers with an error status. */
export class RequiredFailed extends Error {
  readonly status: 500 | 503;

  constructor(error: FoyerError) {
    super(error.message, { cause: error });
    // Overload and outage pass; a defect does not.
    this.status = error.code === 'FOYER-203' || error.code === 'FOYER-207' ? 500 : 503;
  }
}

/** Renders the fragments of one page: the page's own and, as they are discovered, the widgets inside. */
export class FragmentRendering {
  readonly #house: House;
  readonly #site: Site;
  readonly #location: PageLocation;

  constructor(house: House, site: Site, location: PageLocation) {
    this.#house = house;
    this.#site = site;
    this.#location = location;
  }

  /** The page's own fragment. @throws RequiredFailed */
  page(remote: string, fragment: string): Promise<Tree> {
    return this.#render(remote, { id: PAGE_FRAGMENT, fragment, props: {} }, 0);
  }

  async #render(
    remote: string,
    { id, fragment, props }: Pick<FragmentRequest, 'id' | 'fragment' | 'props'>,
    depth: number,
  ): Promise<Tree> {
    const { snapshot, state, place } = this.#site;
    const known = snapshot.remotes[remote];
    if (!known) throw new FoyerError('FOYER-202', `no active release of "${remote}": deploy it`);
    const mark = this.#house.contentMark();
    const timeLimitMs = timeLimitOf(known, fragment) * (depth === 0 ? PAGE_PATIENCE : 1);
    place.request.signal?.throwIfAborted();
    const request: FragmentRequest = {
      id,
      fragment,
      location: this.#location,
      props,
      site: state,
      snapshot,
      apiUrl: this.#house.content.url,
      timeLimitMs,
      // What is read for a preview is nobody else's.
      ...(place.session ? { cookie: place.session } : mark !== null && !place.isPreview && { contentMark: mark }),
    };
    try {
      if (depth > MAX_DEPTH)
        throw new FoyerError(
          'FOYER-208',
          `"${fragment}" of ${remote} stands more than ${MAX_DEPTH} widgets deep on ${this.#location.pathname}: do widgets embed each other?`,
        );
      const tree = await this.#withWidgets(remote, request, await this.#timed(remote, request, timeLimitMs), depth);
      // What a visitor has entered is nobody else's.
      if (tree.status < 300 && tree.isWhole && !place.isPreview && !state.posted)
        this.#house.lastGood.keep(remote, request, { html: tree.html, styles: tree.styles });
      return tree;
    } catch (error) {
      place.request.signal?.throwIfAborted();
      if (!(error instanceof FoyerError)) throw error;
      this.#house.report(error);
      return this.#withoutIt(remote, known, request, error, depth);
    }
  }

  async #timed(remote: string, request: FragmentRequest, limitMs: number): Promise<RenderedFragment> {
    const begin = performance.now();
    let isGood = false;
    try {
      const rendered = await this.#house.renderer.render(remote, request, limitMs, this.#site.place.request.signal);
      isGood = true;
      return rendered;
    } finally {
      this.#house.onRendered(remote, performance.now() - begin, isGood);
    }
  }

  async #withWidgets(
    remote: string,
    { id, fragment, props }: FragmentRequest,
    rendered: RenderedFragment,
    depth: number,
  ): Promise<Tree> {
    const { status, redirect, head, data, hydrate, slots } = rendered;
    // A widget's data is small, and what stands around it may be taken over before.
    const waits = depth === 0 && hydrate === 'interaction';
    const widgets = await Promise.all(slots.map((slot) => this.#widget(slot, depth + 1)));
    const tree: Tree = {
      status,
      redirect,
      html: rendered.html,
      head,
      styles: rendered.styles,
      fragments: { [id]: { remote, fragment, props, data, waits, isStale: false } },
      tags: rendered.tags,
      uses: waits ? [] : [{ remote, fragment }],
      isWhole: !rendered.isPartial,
    };
    widgets.forEach((widget, index) => insert(tree, slots[index]?.marker ?? '', widget));
    return tree;
  }

  async #widget(slot: SlotRequest, depth: number): Promise<Tree> {
    const found = Object.entries(this.#site.snapshot.remotes).find(([, { widgets }]) => widgets[slot.widget]);
    const fragment = found?.[1].widgets[slot.widget]?.fragment;
    if (!found || !fragment) {
      this.#house.report(
        new FoyerError(
          'FOYER-202',
          `no active remote has a widget "${slot.widget}" (on ${this.#location.pathname}): deploy one that declares it`,
        ),
      );
      return framed(slot.id, this.#fallback());
    }
    const tree = await this.#render(found[0], { id: slot.id, fragment, props: slot.props }, depth);
    // A widget is part of a page: it cannot send the page elsewhere, nor make it one that is missing.
    const isShown = tree.status < 300 || (this.#site.state.posted !== undefined && tree.html !== '');
    return framed(slot.id, isShown ? tree : this.#fallback());
  }

  /** Without a fragment: what was good last, else a small fallback; without a required one there is no page. */
  #withoutIt(
    remote: string,
    { criticality }: SnapshotRemote,
    request: FragmentRequest,
    error: FoyerError,
    depth: number,
  ): Tree {
    const good = this.#house.lastGood.get(remote, request);
    const isPage = depth === 0;
    if (criticality === 'required' ? isPage || !good : isPage && !good) throw new RequiredFailed(error);
    const { id, fragment, props } = request;
    const fragments = { [id]: { remote, fragment, props, data: 'null', waits: false, isStale: true } };
    return good
      ? { ...this.#fallback(), ...good, fragments, isFailed: false, uses: [{ remote, fragment }] }
      : { ...this.#fallback(), fragments };
  }

  #fallback(): Tree {
    const html = fallbackHtml(this.#location.locale);
    return {
      status: 200,
      html,
      head: null,
      styles: {},
      fragments: {},
      tags: [],
      uses: [],
      isWhole: false,
      isFailed: true,
    };
  }
}

/** A widget's place on the page; the browser looks for it. */
function framed(id: string, widget: Tree): Tree {
  return { ...widget, html: `<div data-fragment="${id}"${widget.isFailed ? ' data-failed' : ''}>${widget.html}</div>` };
}

/** Puts a widget where its marker stands. */
function insert(tree: Tree, marker: string, widget: Tree): void {
  const at = tree.html.indexOf(marker);
  if (at < 0) return;
  tree.html = tree.html.slice(0, at) + widget.html + tree.html.slice(at + marker.length);
  tree.styles = { ...tree.styles, ...widget.styles };
  Object.assign(tree.fragments, widget.fragments);
  tree.tags = [...tree.tags, ...widget.tags];
  tree.uses.push(...widget.uses);
  tree.isWhole &&= widget.isWhole;
}
