import type { ComponentType } from 'react';
import type { ApiClient } from '../api-client/api-client.ts';
import type { Head, Hydrate, JsonObject, Locale, PageLocation, SiteState } from '../contract.ts';
import type { Complete, Messages, Translate } from '../i18n/i18n.ts';
import type { Href } from '../routes/href.ts';
import type { Site } from '../stores/site.ts';

/** What `load`, `head` and `status` may use; the same on server and browser. */
export interface FragmentContext<Props extends JsonObject = JsonObject> {
  locale: Locale;
  location: PageLocation;
  props: Props;
  api: ApiClient;
  site: SiteState;
  href: Href;
  /** Instant of the request. Never call `new Date()` in a view or loader. */
  now: Date;
  /** Translates a key of the fragment's own messages. */
  t: Translate;
}

/** A fragment as a team writes it; see `defineFragment`. */
export interface FragmentDefinition<Data = unknown, Props extends JsonObject = JsonObject> {
  /** As in `foyer.json`. */
  name: string;
  messages?: Messages;
  /** Fetches what the view shows. Throws `NotFoundError`, `RedirectError`, or lets an `ApiError` pass. */
  load: (context: FragmentContext<Props>) => Promise<Data>;
  /** Fetches code that the view of this data, for whoever is asking, needs besides its own; awaited before every first render, hydration too. */
  prepare?: (data: Data, site: Site) => Promise<void>;
  /** A pure view of what `load` gave. */
  View: ComponentType<{ data: Data; props: Props }>;
  /** For fragments that are pages. */
  head?: (data: Data, context: FragmentContext<Props>) => Head;
  /** HTTP status of the page; 200 if not given. */
  status?: (data: Data) => number;
  /** Default `idle`. With `interaction` code and data come when the visitor touches the fragment, reads on, or has marked favourites. */
  hydrate?: Hydrate;
}

/** A definition whose type parameters the composition need not know. */
export type AnyFragment = FragmentDefinition<never, never>;

/**
 * Declares a fragment: a page or a widget, written once for server and browser.
 * @returns the definition itself, its types inferred.
 */
export function defineFragment<Data, Props extends JsonObject = JsonObject, Texts extends Messages = Messages>(
  definition: Omit<FragmentDefinition<never, Props>, 'messages' | 'load' | 'prepare' | 'View' | 'head' | 'status'> & {
    messages?: Texts & Complete<Texts>;
    load: (context: FragmentContext<Props>) => Promise<Data>;
    prepare?: (data: Data, site: Site) => Promise<void>;
    View: ComponentType<{ data: Data; props: Props }>;
    head?: (data: Data, context: FragmentContext<Props>) => Head;
    status?: (data: Data) => number;
  },
): AnyFragment {
  return definition as unknown as AnyFragment;
}
