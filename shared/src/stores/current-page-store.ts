import { observableRef } from 'mobx';
import type { ContentKind, Modules, Page as ContentPage } from '../api/index.ts';
import { makeAutoObservable } from './observable.ts';

/** Whose modules are on show. */
export interface Content {
  kind: ContentKind;
  id: number;
  modules: Modules;
  /** The parts of its page from top to bottom, where their order can be set. */
  sections?: readonly string[];
}

/** What is on show and can be edited. The editor changes it; what renders it follows. */
export class CurrentPageStore {
  /** The page of the content system, if it is one. */
  page: ContentPage | null = null;
  /** What the modules on show belong to: that page, or an event, an article … */
  content: Content | null = null;

  constructor() {
    makeAutoObservable(this, { page: observableRef, content: observableRef });
  }

  show(page: ContentPage | null): void {
    this.page = page;
    this.content = page && { kind: 'pages', id: page.id, modules: page.modules };
  }

  showContent(content: Content | null): void {
    this.content = content;
  }

  /** What has become of this, if it is what is on show; else the thing itself. */
  live(shown: Content): Content {
    const { content } = this;
    return content?.kind === shown.kind && content.id === shown.id ? content : shown;
  }
}
