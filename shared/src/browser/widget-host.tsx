import type { EmotionCache } from '@emotion/react';
import { observableRef } from 'mobx';
import { observer } from 'mobx-react-lite';
import type { Parcel } from 'single-spa';
import type { FragmentState, Json, JsonObject, PageLocation } from '../contract.ts';
import { FoyerError } from '../errors.ts';
import { Boundary } from '../fragment/boundary.tsx';
import type { AnyFragment } from '../fragment/define-fragment.ts';
import { FragmentRoot } from '../fragment/fragment-root.tsx';
import { FragmentView } from '../fragment/fragment-view.tsx';
import { loadFragment, namespaceOf, prepareFragment } from '../fragment/load-fragment.ts';
import type { SlotHost, WidgetRequest } from '../fragment/slot-host.ts';
import { addMessages } from '../i18n/i18n.ts';
import type { Site } from '../stores/site.ts';
import { reportFailure } from './failures.ts';
import { mountNotice } from './failure-notice.tsx';
import { FragmentFallback } from './fragment-fallback.tsx';
import { atMoment } from './hydration-moment.ts';
import { mountParcel } from './lifecycles.tsx';
import type { RemoteLoader } from './remote-loader.ts';
import { makeAutoObservable } from '../stores/observable.ts';

/** What a widget shows; changing it renders the widget anew. */
class WidgetContent {
  shown: { data: Json; props: JsonObject };

  constructor(data: Json, props: JsonObject) {
    this.shown = { data, props };
    makeAutoObservable(this, { shown: observableRef });
  }

  replace(data: Json, props: JsonObject): void {
    this.shown = { data, props };
  }
}

/** Puts widgets into the frames of `Slot`: takes over what the server sent, or loads and renders anew. */
export class WidgetHost implements SlotHost {
  readonly #site: Site;
  readonly #loader: RemoteLoader;
  readonly #cache: EmotionCache;
  /** What the server rendered, by fragment id. */
  readonly #fragments: Record<string, FragmentState>;
  readonly #mounted = new WeakMap<HTMLElement, Widget>();

  constructor(site: Site, loader: RemoteLoader, cache: EmotionCache, fragments: Record<string, FragmentState>) {
    this.#site = site;
    this.#loader = loader;
    this.#cache = cache;
    this.#fragments = fragments;
  }

  place(): string {
    return '';
  }

  mount(frame: HTMLElement, request: WidgetRequest): void {
    const known = this.#mounted.get(frame);
    if (known) known.update(request.props);
    else
      this.#mounted.set(
        frame,
        new Widget(this.#site, this.#loader, this.#cache, this, frame, request, this.#fragments[request.id]),
      );
  }

  unmount(frame: HTMLElement): void {
    this.#mounted.get(frame)?.unmount();
    this.#mounted.delete(frame);
  }

  /** Takes over every widget that the server rendered, whether or not what surrounds it is taken over. */
  takeOver(): void {
    for (const frame of document.querySelectorAll<HTMLElement>('[data-slot]')) {
      const { slot: id = '', widget = '' } = frame.dataset;
      const state = this.#fragments[id];
      if (state) this.mount(frame, { id, widget, props: state.props });
    }
  }
}

/** One widget in its frame. */
class Widget {
  readonly #site: Site;
  readonly #loader: RemoteLoader;
  readonly #cache: EmotionCache;
  readonly #host: SlotHost;
  readonly #frame: HTMLElement;
  readonly #request: WidgetRequest;
  #state: FragmentState | undefined;
  readonly #location: PageLocation;
  readonly #remote: string;
  readonly #fragment: string;
  #container: HTMLElement;
  #serverHtml = '';
  #props: JsonObject;
  #content: WidgetContent | null = null;
  #parcel: Parcel | null = null;
  #cancel: () => void = () => undefined;
  #gone = false;

  constructor(
    site: Site,
    loader: RemoteLoader,
    cache: EmotionCache,
    host: SlotHost,
    frame: HTMLElement,
    request: WidgetRequest,
    state: FragmentState | undefined,
  ) {
    this.#site = site;
    this.#loader = loader;
    this.#cache = cache;
    this.#host = host;
    this.#frame = frame;
    this.#request = request;
    this.#props = request.props;
    this.#location = request.location ?? site.navigation.location;
    const [remote, fragment] = findWidget(site, request.widget);
    this.#remote = remote;
    this.#fragment = fragment;
    const container = frame.querySelector<HTMLElement>(':scope > [data-fragment]');
    this.#state = container && state && !state.stale ? state : undefined;
    this.#container = container ?? frame.appendChild(document.createElement('div'));
    this.#container.dataset.fragment = request.id;
    void this.#begin();
  }

  update(props: JsonObject): void {
    if (JSON.stringify(props) === JSON.stringify(this.#props)) return;
    this.#props = props;
    if (this.#content) void this.#reload(this.#content);
  }

  unmount(): void {
    this.#gone = true;
    this.#cancel();
    const parcel = this.#parcel;
    this.#parcel = null;
    if (parcel)
      void parcel.unmount().catch((error: unknown) => reportFailure(this.#site, this.#remote, this.#fragment, error));
  }

  async #begin(): Promise<void> {
    try {
      if (!this.#remote) throw new FoyerError('FOYER-308', `no active remote has a widget "${this.#request.widget}"`);
      const definition = await this.#loader.load(this.#remote, this.#fragment);
      if (this.#gone) return;
      if (this.#state)
        this.#cancel = atMoment(
          definition.hydrate ?? 'idle',
          this.#container,
          () => void this.#hydrate(definition).catch((error: unknown) => this.#fail(error)),
        );
      else this.#show(definition, await this.#load(definition), false);
    } catch (error) {
      this.#fail(error);
    }
  }

  async #hydrate(definition: AnyFragment): Promise<void> {
    const data = this.#state?.data ?? null;
    await prepareFragment(definition, data, this.#site);
    this.#show(definition, data, true);
  }

  async #load(definition: AnyFragment): Promise<Json> {
    const { data } = await loadFragment(
      definition,
      namespaceOf(this.#remote, this.#fragment),
      this.#site,
      this.#location,
      this.#props,
    );
    return data;
  }

  async #reload(content: WidgetContent): Promise<void> {
    const props = this.#props;
    try {
      const data = await this.#load(await this.#loader.load(this.#remote, this.#fragment));
      if (props === this.#props) content.replace(data, props);
    } catch (error) {
      if (this.#gone || props !== this.#props) return;
      // What stands there is not what was asked for.
      this.unmount();
      this.#gone = false;
      this.#state = undefined;
      this.#fail(error);
    }
  }

  #show(definition: AnyFragment, data: Json, hydrate: boolean): void {
    if (this.#gone) return;
    addMessages(this.#site.i18n, namespaceOf(this.#remote, this.#fragment), definition.messages);
    this.#serverHtml = hydrate ? this.#container.innerHTML : '';
    if (!hydrate) this.#container.replaceChildren();
    this.#content = new WidgetContent(data, this.#props);
    this.#parcel = mountParcel(
      `${this.#remote} ${this.#request.id}`,
      this.#rootOf(definition, this.#content),
      this.#container,
      {
        hydrate,
        prefix: `${this.#request.id}-`,
        onMismatch: (error) => reportFailure(this.#site, this.#remote, this.#fragment, error, 'FOYER-309'),
      },
    );
  }

  #rootOf(definition: AnyFragment, content: WidgetContent) {
    return observer(() => (
      <FragmentRoot
        site={this.#site}
        location={this.#location}
        namespace={namespaceOf(this.#remote, this.#fragment)}
        slots={this.#host}
        cache={this.#cache}
      >
        <Boundary
          fallback={(_error, retry) => (
            <FragmentFallback readable={this.#serverHtml !== ''} serverHtml={this.#serverHtml} onRetry={retry} />
          )}
          onError={(error) => reportFailure(this.#site, this.#remote, this.#fragment, error)}
        >
          <FragmentView definition={definition} {...content.shown} />
        </Boundary>
      </FragmentRoot>
    ));
  }

  /** Without its code a widget keeps what the server sent, and says so. */
  #fail(error: unknown): void {
    if (this.#gone) return;
    reportFailure(this.#site, this.#remote, this.#fragment, error);
    const remove = mountNotice(
      {
        site: this.#site,
        cache: this.#cache,
        slots: this.#host,
        parent: this.#frame,
        readable: this.#state !== undefined,
      },
      () => {
        remove();
        void this.#begin();
      },
    );
    this.#cancel = remove;
  }
}

function findWidget(site: Site, widget: string): [remote: string, fragment: string] {
  for (const [remote, { widgets }] of Object.entries(site.snapshot.remotes)) {
    const found = widgets[widget];
    if (found) return [remote, found.fragment];
  }
  return ['', ''];
}
