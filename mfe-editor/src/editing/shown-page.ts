import { type Content, makeAutoObservable, observableRef, reaction, runInAction } from '@foyer/shared';
import type { ModuleReferences, Modules } from '@foyer/shared/api';
import type { ModuleDocument } from '@foyer/shared/modules';
import type { ContentLanguage } from './document/commands.ts';
import { type ModuleView, ModuleViews } from './document/module-views.ts';
import type { NewIds } from './document/renamed.ts';
import type { EditingSession } from './editing-session.ts';
import { IdleWork } from './idle-work.ts';

/** When the page follows the letters that are typed into one of its fields: to render it after each of them would be in the way of the next. */
const FOLLOWING = { after: 250, within: 200 };

/** What the page shows of a session: the working copy as views have it, or something else in its place. */
export class ShownPage {
  /** As it came from the server, in the language on show. */
  content: Content;
  /** What stands in place of the working copy. */
  instead: { document: ModuleDocument; references: ModuleReferences } | null = null;
  readonly #session: EditingSession;
  readonly #views = new ModuleViews();
  /** States that were made here; the others were loaded. */
  readonly #made = new WeakSet<Content>();
  /** The document of the last letter. */
  #typed: ModuleDocument | null = null;
  readonly #later = new IdleWork(() => this.#show(this.modules), FOLLOWING);

  constructor(session: EditingSession, content: Content) {
    this.#session = session;
    this.content = content;
    makeAutoObservable(this, { content: observableRef, instead: observableRef });
  }

  /** What views render. */
  get modules(): ModuleView[] {
    return this.modulesIn(this.#session.pageLanguage);
  }

  /** The same in one of the languages. */
  modulesIn(language: ContentLanguage): ModuleView[] {
    const { document, references } = this.instead ?? this.#session;
    return this.#views.of(document, references, language);
  }

  /** Shows something else in place of the working copy, which stays as it is; null ends it. */
  showInstead(instead: ShownPage['instead']): void {
    this.instead = instead;
  }

  /** A field that is typed into shows its letters itself: the rest of the page follows when there is time. */
  hasTyped(document: ModuleDocument): void {
    this.#typed = document;
  }

  /** Modules have got other ids. */
  rename(ids: NewIds): void {
    this.#views.rename(ids);
  }

  /** Shows the working copy in place of what visitors see. @returns a function that ends it */
  begin(): () => void {
    const session = this.#session;
    const { currentPage } = session.site;
    const ends = [
      reaction(
        () => ({
          document: session.document,
          references: session.references,
          instead: this.instead,
          language: session.pageLanguage,
        }),
        (now, before) => {
          const isTyped = now.document === this.#typed && now.instead === null;
          if (isTyped && before?.instead === null && now.language === before.language) this.#later.ask();
          else this.#show(this.modules);
        },
        { fireImmediately: true },
      ),
      // The same in another language, or loaded anew.
      reaction(
        () => currentPage.content,
        (content) => {
          if (content?.kind !== this.content.kind || content.id !== this.content.id || this.#made.has(content)) return;
          runInAction(() => {
            this.content = content;
          });
          this.#show(this.modules);
        },
      ),
    ];
    return () => {
      for (const end of ends) end();
      // As visitors see it now.
      this.#show(this.#views.of(session.live, session.references, session.pageLanguage));
    };
  }

  #show(modules: readonly object[]): void {
    this.#later.cancel();
    const content = { ...this.content, modules: modules as Modules };
    this.#made.add(content);
    this.#session.site.currentPage.showContent(content);
  }
}
