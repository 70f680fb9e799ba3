import * as mobx from 'mobx';
import { isUsingStaticRendering } from 'mobx-react-lite';

// On the server every view renders once and nobody observes: a store is a plain object there, made anew for each request.

/** As MobX's own, for stores of the site. */
export const makeAutoObservable: typeof mobx.makeAutoObservable = (store, ...how) =>
  isUsingStaticRendering() ? store : mobx.makeAutoObservable(store, ...how);

/** As MobX's own, for stores of the site. */
export const makeObservable: typeof mobx.makeObservable = (store, ...how) =>
  isUsingStaticRendering() ? store : mobx.makeObservable(store, ...how);
