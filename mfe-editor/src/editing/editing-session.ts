import {
  type Content,
  makeAutoObservable,
  observable,
  observableRef,
  reaction,
  runInAction,
  type Site,
} from '@foyer/shared';
import type { EditedDocument, ModuleReferences, Modules } from '@foyer/shared/api';
import {
  applied,
  difference,
  documentOf,
  isEmpty,
  isSame,
  joined,
  type ModuleDocument,
  type ModuleRow,
  type Place,
  placeOf,
  type StoredValue,
} from '@foyer/shared/modules';
import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
  copiesOf,
  duplicate,
  insert,
  move,
  remove,
  setField,
} from './document/commands.ts';
import { idIn, type NewIds, renamedDifference, renamedDocument } from './document/renamed.ts';
import { type ModuleView, ModuleViews, textIn } from './document/module-views.ts';
import { HistoryStore, type Step, type StepLabel } from './history/history-store.ts';
import { PresenceStore } from './presence/presence-store.ts';
import { DocumentApi } from './saving/document-api.ts';
import { localStore, type LocalStore } from './saving/local-copy.ts';
import { Saver } from './saving/saver.ts';

/** What is typed is kept in the browser so long after the last letter, in milliseconds. */
const KEEP_AFTER_MS = 200;

export type LeftPanel = 'outline' | 'history' | 'versions' | 'look';

/** Where the picker is to put what is chosen. */
export type InsertAt = Place | null;

/** A page, an event, an article … that is being edited: its document in both languages, what is selected, what was done. */
export class EditingSession {
  document: ModuleDocument;
  /** What visitors see. */
  live: ModuleDocument;
  references: ModuleReferences;
  /** Modules that are selected: one, or none. Asked by id, so that a change renders two frames and not all. */
  readonly selection = observable.set<number>();
  leftPanel: LeftPanel | null = null;
  isSettingsOpen = false;
  showsEmpty = false;
  showsAll = false;
  /** The picker is open, for this place. */
  picking: InsertAt | undefined = undefined;
  /** What the page shows in place of the working copy. */
  instead: { document: ModuleDocument; references: ModuleReferences } | null = null;
  isPublishing = false;
  isChecking = false;
  isHelpOpen = false;
  /** The language beside the page that somebody works in; null on the page itself. */
  writes: ContentLanguage | null = null;
  /** Said to those who do not see it, and shown for a while. */
  notice: { text: string; isError: boolean } | null = null;
  readonly history = new HistoryStore();
  readonly saver: Saver;
  readonly presence: PresenceStore;
  readonly api: DocumentApi;
  readonly site: Site;
  /** As it came from the server, in the language on show. */
  content: Content;
  readonly #views = new ModuleViews();
  readonly #local: LocalStore;
  /** States that were made here; the others were loaded. */
  readonly #made = new WeakSet<Content>();
  #ends: (() => void)[] = [];

  /** @throws ApiError */
  static async open(site: Site, content: Content): Promise<EditingSession> {
    const api = new DocumentApi(site.api, content);
    const session = new EditingSession(site, content, api, await api.read());
    await session.#recover();
    return session;
  }

  constructor(site: Site, content: Content, api: DocumentApi, begun: EditedDocument) {
    this.site = site;
    this.content = content;
    this.api = api;
    const live = documentOf(begun.live);
    this.live = live;
    // What is public as it stands is one object in both: comparing them costs nothing.
    this.document = documentOf(begun.rows.map((row) => (isSame(row, live[row.id]) ? (live[row.id] ?? row) : row)));
    this.references = begun.references;
    this.#local = localStore({ username: site.user.details?.username ?? '', kind: content.kind, id: content.id });
    makeAutoObservable(this, {
      document: observableRef,
      live: observableRef,
      references: observableRef,
      notice: observableRef,
      picking: observableRef,
      instead: observableRef,
      selection: false,
      api: false,
      site: false,
      content: observableRef,
    });
    this.presence = new PresenceStore(
      (here) => api.present(here),
      () => this.selected?.id ?? null,
    );
    this.saver = new Saver(api, begun, {
      document: () => this.document,
      take: (document) => this.#replace(document),
      refer: (references) => this.refer(references),
      keep: () => this.#keep(),
    });
  }

  /** Shows the working copy in place of what visitors see, and saves what changes. @returns a function that ends it */
  begin(): () => void {
    this.#ends = [
      this.saver.follow(),
      this.presence.begin(),
      this.#keepWhenHidden(),
      reaction(
        () => this.modules,
        (modules) => this.#showModules(modules),
        { fireImmediately: true },
      ),
      // The same in another language, or loaded anew.
      reaction(
        () => this.site.currentPage.content,
        (content) => {
          if (content?.kind !== this.content.kind || content.id !== this.content.id || this.#made.has(content)) return;
          runInAction(() => {
            this.content = content;
          });
          this.#showModules(this.modules);
        },
      ),
      reaction(
        () => [this.document, this.saver.base],
        () => void this.#keep(),
        { delay: KEEP_AFTER_MS },
      ),
    ];
    return () => {
      this.#ends.forEach((end) => end());
      // As visitors see it now.
      this.#showModules(this.#views.of(this.live, this.references, this.pageLanguage));
    };
  }

  /** The language of the page's address. */
  get pageLanguage(): ContentLanguage {
    return this.site.navigation.locale;
  }

  /** The language that is being worked in: that of the page, unless somebody has turned to the other one beside it. */
  get language(): ContentLanguage {
    return this.writes ?? this.pageLanguage;
  }

  /** What views render. */
  get modules(): ModuleView[] {
    return this.modulesIn(this.pageLanguage);
  }

  /** The same in one of the languages. */
  modulesIn(language: ContentLanguage): ModuleView[] {
    const { document, references } = this.instead ?? this;
    return this.#views.of(document, references, language);
  }

  /** Shows something else in place of the working copy, which stays as it is; null ends it. */
  showInstead(instead: EditingSession['instead']): void {
    this.instead = instead;
  }

  /** Turns to a language; null to that of the page. */
  write(language: ContentLanguage | null): void {
    this.writes = language === this.pageLanguage ? null : language;
  }

  get selected(): ModuleRow | null {
    const [id] = this.selection;
    return id === undefined ? null : (this.document[id] ?? null);
  }

  /** How many modules are not as visitors see them. */
  get changeCount(): number {
    return Object.keys(difference(this.live, this.document)).length;
  }

  row(id: number | string): ModuleRow | undefined {
    return this.document[Number(id)];
  }

  text(id: number | string, field: string, language: ContentLanguage): string {
    return textIn(this.row(id), field, language);
  }

  select(id: number | null): void {
    if (id !== null && this.selection.has(id)) return;
    this.selection.clear();
    if (id !== null && this.document[id]) this.selection.add(id);
  }

  /** Selects what the selected module stands in. */
  selectParent(): void {
    this.select(this.selected?.parent ?? null);
  }

  /** Does something to the document, as a step that can be undone. */
  run(
    label: StepLabel,
    change: (document: ModuleDocument) => ModuleDocument,
    {
      focus = null,
      group = null,
      endsWord = false,
    }: { focus?: number | null; group?: string | null; endsWord?: boolean } = {},
  ): void {
    const before = this.document;
    const after = change(before);
    const forward = difference(before, after);
    if (isEmpty(forward)) return;
    this.document = after;
    const step = { label, forward, backward: difference(after, before), focus, group };
    this.history.push(step, { endsWord, join: (first, second) => this.#join(first, second, after) });
  }

  /** Writes a field of a module. @param field with its language, where it has one value for each: `content.de` */
  set(
    id: number,
    field: string,
    value: StoredValue,
    { typed = false, endsWord = false }: { typed?: boolean; endsWord?: boolean } = {},
  ): void {
    const row = this.document[id];
    if (!row) return;
    this.run({ key: 'step.changed', model: row.model }, (document) => setField(document, id, field, value), {
      focus: id,
      group: typed ? `${id} ${field}` : null,
      endsWord,
    });
  }

  insert(rows: readonly ModuleRow[], place: Place): void {
    const [root] = rows;
    if (!root) return;
    this.run({ key: 'step.inserted', model: root.model }, (document) => insert(document, rows, place), {
      focus: root.id,
    });
    this.select(root.id);
  }

  move(id: number, place: Place): void {
    this.run({ key: 'step.moved', ...this.#model(id) }, (document) => move(document, id, place), { focus: id });
  }

  /** Removes a module; what stood beside it is selected. */
  remove(id: number): void {
    const { parent, column, index } = placeOf(this.document, id);
    const model = this.#model(id);
    this.run({ key: 'step.removed', ...model }, (document) => remove(document, id), { focus: parent });
    const siblings = Object.values(this.document).filter((row) => row.parent === parent && row.column === column);
    siblings.sort((one, other) => one.position - other.position);
    this.select((siblings[index] ?? siblings[index - 1])?.id ?? parent);
  }

  duplicate(id: number): void {
    const rows = copiesOf(this.#branch(id));
    const [copy] = rows;
    if (!copy) return;
    this.refer(
      Object.fromEntries(
        rows.map((row, index) => [row.id, this.references[this.#branch(id)[index]?.id ?? 0] ?? { de: {}, en: {} }]),
      ),
    );
    this.run({ key: 'step.duplicated', ...this.#model(id) }, (document) => duplicate(document, id, rows), {
      focus: copy.id,
    });
    this.select(copy.id);
  }

  undo(): void {
    this.#go(this.history.back(), 'backward');
  }

  redo(): void {
    this.#go(this.history.forth(), 'forward');
  }

  /** Undoes or does again until so many steps are done. */
  goTo(position: number): void {
    while (this.history.position > position && this.history.canUndo) this.undo();
    while (this.history.position < position && this.history.canRedo) this.redo();
  }

  /** What a field's picture, file … shows, before the server has said it. */
  preview(id: number, shown: Record<string, unknown>): void {
    const known = this.references[id] ?? { de: {}, en: {} };
    this.refer({ [id]: { de: { ...known.de, ...shown }, en: { ...known.en, ...shown } } });
  }

  /** Opens and closes what stands around the page. */
  show(
    surroundings: Partial<
      Pick<
        EditingSession,
        | 'leftPanel'
        | 'isSettingsOpen'
        | 'showsEmpty'
        | 'showsAll'
        | 'picking'
        | 'isPublishing'
        | 'isChecking'
        | 'isHelpOpen'
        | 'notice'
      >
    >,
  ): void {
    Object.assign(this, surroundings);
  }

  /** @param text a key of the editor's texts */
  say(text: string, isError = false): void {
    this.notice = { text, isError };
  }

  /** Puts the working copy online, or what it says in some of the languages. @throws ApiError; what somebody else has done meanwhile is brought together first */
  async publish(label: string, languages: readonly ContentLanguage[] = CONTENT_LANGUAGES): Promise<void> {
    await this.saver.flush();
    if (!this.saver.isStarted) return;
    // What is typed while this is under way is not public yet.
    const published = this.saver.base;
    const { ids, etag, version, is_started: isStarted } = await this.api.publish(label, languages, this.saver.etag);
    const { currentPage } = this.site;
    if (currentPage.page) currentPage.page = { ...currentPage.page, version };
    this.#rename(ids);
    this.saver.begin({ etag, is_started: isStarted }, renamedDocument(ids, published));
    // As it is kept: the service counts positions anew.
    const current = await this.api.read();
    runInAction(() => {
      this.live = documentOf(current.live);
    });
    this.saver.meet(current);
  }

  /** Goes back to what visitors see; can be undone. @throws ApiError */
  async discard(): Promise<void> {
    await this.saver.flush();
    if (this.saver.isStarted) await this.api.discard(this.saver.etag);
    const begun = await this.api.read();
    this.saver.begin(begun, documentOf(begun.rows));
    this.run({ key: 'step.discarded' }, () => this.saver.base);
  }

  /** Shows visitors an earlier version. The working copy becomes it, too, and can be undone. @throws ApiError */
  async restore(version: number): Promise<void> {
    await this.saver.flush();
    await this.api.restore(version);
    const current = await this.api.read();
    runInAction(() => {
      this.live = documentOf(current.live);
    });
    this.refer(current.references);
    this.run({ key: 'step.restored' }, () => this.live);
    this.saver.meet(current);
    await this.saver.flush();
  }

  /** Saves, and keeps in the browser what cannot be saved. */
  async close(): Promise<void> {
    await this.#keep();
    await this.saver.flush();
    await this.#keep();
  }

  #showModules(modules: readonly object[]): void {
    const content = { ...this.content, modules: modules as Modules };
    this.#made.add(content);
    this.site.currentPage.showContent(content);
  }

  #branch(id: number): ModuleRow[] {
    const row = this.document[id];
    if (!row) return [];
    const children = Object.values(this.document).filter(({ parent }) => parent === id);
    return [row, ...children.flatMap((child) => this.#branch(child.id))];
  }

  #model(id: number): { model?: string } {
    const model = this.document[id]?.model;
    return model ? { model } : {};
  }

  #join(first: Step, second: Omit<Step, 'at'>, after: ModuleDocument): Pick<Step, 'forward' | 'backward'> {
    const before = applied(first.backward, applied(second.backward, after));
    const forward = joined(first.forward, second.forward, before);
    return { forward, backward: difference(applied(forward, before), before) };
  }

  #go(step: Step | null, way: 'forward' | 'backward'): void {
    if (!step) return;
    const document = applied(step[way], this.document);
    runInAction(() => {
      this.document = document;
    });
    this.select(step.focus !== null && this.document[step.focus] ? step.focus : null);
  }

  /** Another document, without a step: others have changed it. */
  #replace(document: ModuleDocument): void {
    runInAction(() => {
      this.document = document;
    });
    const [id] = this.selection;
    if (id !== undefined && !document[id]) this.select(null);
  }

  /** What modules show besides their own fields, for the ones that are named. */
  refer(references: ModuleReferences): void {
    runInAction(() => {
      this.references = { ...this.references, ...references };
    });
  }

  /** Gives new modules the ids that they have got. */
  #rename(ids: NewIds): void {
    const selected = this.selected?.id;
    runInAction(() => {
      this.references = Object.fromEntries(
        Object.entries(this.references).map(([id, value]) => [idIn(ids, Number(id)), value]),
      );
      this.document = renamedDocument(ids, this.document);
    });
    this.history.rename(
      (change) => renamedDifference(ids, change),
      (id) => idIn(ids, id),
    );
    if (selected !== undefined) this.select(idIn(ids, selected));
  }

  /** Whoever goes to another window may not come back to this one. @returns a function that ends it */
  #keepWhenHidden(): () => void {
    const hear = () => {
      if (document.visibilityState !== 'hidden') return;
      void this.#keep();
      void this.saver.flush();
    };
    document.addEventListener('visibilitychange', hear);
    return () => document.removeEventListener('visibilitychange', hear);
  }

  async #keep(): Promise<void> {
    await this.#local.write({ base: this.saver.base, document: this.document, history: this.history.kept });
  }

  /** Takes over what a tab that ended without saving has left in the browser. */
  async #recover(): Promise<void> {
    const kept = await this.#local.read();
    if (!kept) return;
    const server = this.saver.base;
    const theirs: EditedDocument = { ...(await this.#serverState()), rows: Object.values(server) };
    const wasSaved = isEmpty(difference(kept.base, kept.document));
    if (!wasSaved) {
      this.saver.begin(theirs, kept.base);
      this.#replace(kept.document);
      this.saver.meet(theirs);
    }
    // Steps of another day are no good once others have worked on it.
    if (!wasSaved || isEmpty(difference(kept.document, this.document))) this.history.restore(kept.history);
  }

  async #serverState(): Promise<EditedDocument> {
    return this.api.read();
  }
}
