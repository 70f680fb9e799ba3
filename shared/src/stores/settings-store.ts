import { observableRef } from 'mobx';
import type { Settings } from '../api/index.ts';
import { makeAutoObservable } from './observable.ts';

/** The house's settings, as the content service gives them. */
export class SettingsStore {
  value: Settings;

  constructor(value: Settings) {
    this.value = value;
    makeAutoObservable(this, { value: observableRef });
  }

  get isShopOnline(): boolean {
    return this.value.is_shop_online;
  }

  replace(value: Settings): void {
    this.value = value;
  }
}
