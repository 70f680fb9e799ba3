import { observableRef } from 'mobx';
import type { Alert, Nav, OpeningHoursToday } from '../api/index.ts';
import type { LayoutState } from '../contract.ts';
import { makeAutoObservable } from './observable.ts';

/** What header and footer show; another language brings another navigation. */
export class LayoutStore {
  nav: Nav;
  openingHours: OpeningHoursToday | null;
  alerts: Alert[];
  /** Whether the header is open: its menu covers the page. */
  isMenuOpen = false;

  constructor(state: LayoutState) {
    this.nav = state.nav;
    this.openingHours = state.openingHours;
    this.alerts = state.alerts;
    makeAutoObservable(this, { nav: observableRef, openingHours: observableRef, alerts: observableRef });
  }

  /** The first alert is the one that is shown (specification §7). */
  get alert(): Alert | null {
    return this.alerts[0] ?? null;
  }

  setMenuOpen(isOpen: boolean): void {
    this.isMenuOpen = isOpen;
  }

  replace(state: LayoutState): void {
    this.nav = state.nav;
    this.openingHours = state.openingHours;
    this.alerts = state.alerts;
  }
}
