import { makeAutoObservable, observableRef, reaction, runInAction } from '@foyer/shared';
import type { Page } from '@foyer/shared/api';
import type { Finding } from '@foyer/shared/modules';
import type { ContentLanguage } from '../document/commands.ts';
import type { EditingSession } from '../editing-session.ts';
import { keepPlace } from './keep-place.ts';

/** What is to be seen: the page, both languages beside each other, or the other one in place of the page. */
export type LanguageView = 'page' | 'both' | 'other';

/** Windows in which two columns can be read. */
const ROOM_FOR_BOTH = '(min-width: 64em)';

/** What checks say of a text that one language lacks, or has in an older state: which one that is. */
const BEHIND: Readonly<Record<string, ContentLanguage>> = {
  'check.english': 'en',
  'check.english_older': 'en',
  'check.german': 'de',
  'check.german_older': 'de',
};

/** A text that does not keep up with its sibling. */
export interface Lag {
  /** There is none at all; else it is older. */
  isMissing: boolean;
  /** Where it can be taken from. */
  from: ContentLanguage;
  finding: Finding;
}

/** Both languages of the page at once. */
export class LanguagesStore {
  view: LanguageView = 'page';
  /** What was read last of the page in its other language. */
  read: { page: Page; language: ContentLanguage } | null = null;
  readonly #session: EditingSession;

  constructor(session: EditingSession) {
    this.#session = session;
    makeAutoObservable(this, { read: observableRef });
  }

  get other(): ContentLanguage {
    return this.#session.pageLanguage === 'de' ? 'en' : 'de';
  }

  /** The page in the other language, but for its modules; null until it is there, and for what is no page. */
  get page(): Page | null {
    return this.read?.language === this.other ? this.read.page : null;
  }

  /** Reads it once it is to be seen, and anew with the page: its settings were saved, or it stands there in its other language. @returns a function that ends it */
  begin(): () => void {
    return reaction(
      () => ({ isSeen: this.view !== 'page', shown: this.#session.site.currentPage.page, language: this.other }),
      ({ isSeen, shown, language }) => void (isSeen && shown && this.#learn(shown, language)),
    );
  }

  show(view: LanguageView): void {
    this.view = view;
    this.#session.write(view === 'other' ? this.other : null);
  }

  /** Shows the other language: beside the page where there is room for both, else in its place. What is at the top of the window stays there. */
  toggle(): void {
    keepPlace(() =>
      this.show(this.view === 'page' ? (window.matchMedia(ROOM_FOR_BOTH).matches ? 'both' : 'other') : 'page'),
    );
  }

  /** How a text stands beside its sibling; null where nothing is to be said. @param checks asked only where it is to be said */
  lagOf(
    checks: { readonly findings: readonly Finding[] },
    id: number,
    field: string,
    language: ContentLanguage,
  ): Lag | null {
    if (this.view === 'page') return null;
    const found = checks.findings.find(
      (finding) => finding.id === id && finding.field === field && BEHIND[finding.key] === language,
    );
    return found
      ? { isMissing: !found.key.endsWith('_older'), from: language === 'de' ? 'en' : 'de', finding: found }
      : null;
  }

  /** Its title stands above the modules, and is none of them. */
  async #learn(shown: Page, language: ContentLanguage): Promise<void> {
    const { currentPage, api } = this.#session.site;
    try {
      const page = await api
        .in(language)
        .get(`/{locale}/pageeditor-api/page/${shown.urls[language].split('/').slice(2).join('/')}`);
      runInAction(() => {
        if (currentPage.page === shown) this.read = { page, language };
      });
    } catch (error) {
      console.warn('The page could not be read in the other language', error);
    }
  }
}
