/** The public door of @foyer/shared: a federated singleton. Every visitor downloads what stands here. */
export * from './contract.ts';
export * from './errors.ts';
export { federatedName } from './federated-name.ts';
export { isReservedId } from './anchors/reserved-id.ts';
export { ApiClient, ApiError } from './api-client/api-client.ts';
export { EventBus, type SiteEvents } from './events/event-bus.ts';
export { FavouriteButton } from './favourites/favourite-button.tsx';
export { FavouriteMark } from './favourites/favourite-mark.tsx';
export { useFavourites } from './favourites/use-favourites.ts';
export { Boundary } from './fragment/boundary.tsx';
export {
  defineFragment,
  type AnyFragment,
  type FragmentContext,
  type FragmentDefinition,
} from './fragment/define-fragment.ts';
export { FragmentRoot, type FragmentRootProps } from './fragment/fragment-root.tsx';
export { lazyView, type LazyView } from './fragment/lazy-view.tsx';
export { useContent } from './fragment/use-content.ts';
export { ScopeContext, type Scope } from './fragment/scope.ts';
export { useHref } from './fragment/use-href.ts';
export { useFormats, useLocation, useMessages, useNow, useSite } from './fragment/hooks.ts';
export { Link, type LinkProps } from './fragment/link.tsx';
export { openGraphImage } from './fragment/open-graph-image.ts';
export { Slot, type SlotProps } from './fragment/slot.tsx';
export type { SlotHost } from './fragment/slot-host.ts';
export { dayKey, formatsOf, TIME_ZONE, type Formats } from './formats/formats.ts';
export type { Messages, Translate } from './i18n/i18n.ts';
export {
  NavigationStore,
  type NavigateOptions,
  type NavigationDriver,
  type Page,
} from './navigation/navigation-store.ts';
export { isPlainClick } from './navigation/plain-click.ts';
export { documentTitle } from './navigation/document-title.ts';
export { headElements, manifestPath, type HeadElement } from './navigation/head-elements.ts';
export { wholeAddress } from './navigation/whole-address.ts';
export { houseOf, UNNAMED } from './stores/house-of.ts';
export { readCookie } from './cookies.ts';
export { searchOf, type Query } from './query.ts';
export { createHref, type Href, type HrefOptions } from './routes/href.ts';
export { localeOf } from './routes/locale-of.ts';
export { hasRoute } from './routes/patterns.ts';
export { matchRoute, unmatchedLocation, type RouteMatch } from './routes/match.ts';
export { createSite, Site, type SiteEnvironment, type SiteSource } from './stores/site.ts';
export { CONSENT_CATEGORIES, type ConsentCategory, type ConsentDecision } from './stores/consent-store.ts';
export type { DeviceLimit } from './stores/device-store.ts';
export type { Editable, EditableField, EditingSurface } from './stores/editing-store.ts';
export type { ContentKind } from './api/index.ts';
export type { Content } from './stores/current-page-store.ts';
export type { CurrentEvent } from './stores/programme-store.ts';
export type { FavouriteKind } from './stores/favourites-store.ts';
export type { StickyItem } from './stores/sticky-store.ts';
export { whenIdle, whenLoaded } from './idle.ts';
export { savesData, type Connection } from './save-data.ts';
export * from './design/index.ts';

export { observer } from 'mobx-react-lite';
export { autorun, computed, observable, observableRef, reaction, runInAction } from 'mobx';
export { makeAutoObservable } from './stores/observable.ts';
