import { makeAutoObservable, observableRef } from 'mobx';
import type { Page as ContentPage } from '../api/index.ts';

/** The page of the content system on show. The editor changes it; what renders it follows. */
export class CurrentPageStore {
  page: ContentPage | null = null;

  constructor() {
    makeAutoObservable(this, { page: observableRef });
  }

  show(page: ContentPage | null): void {
    this.page = page;
  }
}
