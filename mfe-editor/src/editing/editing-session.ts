import { type Content, makeAutoObservable, observableRef, reaction, runInAction, type Site } from '@foyer/shared';
import type { EditedDocument, ModuleReferences } from '@foyer/shared/api';
import {
  applied,
  branchOf,
  childrenOf,
  type Difference,
  difference,
  documentOf,
  isEmpty,
  isSame,
  joined,
  type ModuleDocument,
  type ModuleRow,
  partOf,
  type Place,
  placeOf,
  reapplied,
  type StoredValue,
} from '@foyer/shared/modules';
import { DraftStore } from '@foyer/shared/records';
import { PageDraft } from '../pages/page-draft.ts';
import type { PageForm } from '../pages/page-form.ts';
import { pauseInTyping } from '../session/pause-in-typing.ts';
import { type ContentLanguage, copiesOf, duplicate, fieldChange, insert, move, remove } from './document/commands.ts';
import { DocumentStore } from './document/document-store.ts';
import { idIn, type NewIds, renamedDifference } from './document/renamed.ts';
import { textIn } from './document/module-views.ts';
import { HistoryStore, type Step, type StepLabel } from './history/history-store.ts';
import { moduleOfChange } from './history/where-it-leads.ts';
import { IdleWork } from './idle-work.ts';
import { PanelsStore } from './panels/panels-store.ts';
import { People } from './people.ts';
import { followOthers } from './presence/follow-others.ts';
import { PresenceStore } from './presence/presence-store.ts';
import { DocumentApi } from './saving/document-api.ts';
import { Leaving } from './saving/leaving.ts';
import { Recovery } from './saving/recovery.ts';
import { Saver } from './saving/saver.ts';
import { Publication } from './publishing/publication.ts';
import { SelectionStore } from './selection/selection-store.ts';
import { ShownPage } from './shown-page.ts';

/** When what is typed is kept in the browser. */
const KEEPING = { after: 200, within: 200 };

/** What is said of steps, and no longer true once they are undone. */
const OF_STEPS = new Set(['removed', 'duplicated', 'pasted', 'discard.done']);

/** A page, an event, an article … that is being edited: its document in both languages, what is selected, what was done. */
export class EditingSession {
  /** What visitors see. */
  live: ModuleDocument;
  references: ModuleReferences;
  readonly selection = new SelectionStore(() => this.structure);
  readonly panels = new PanelsStore();
  /** The language beside the page that somebody works in; null on the page itself. */
  writes: ContentLanguage | null = null;
  /** What has changed last came from others: a caret stays where it was in the text. */
  isFromOthers = false;
  /** Settings of the page while somebody changes them, also while their panel is closed. */
  pageForm: PageForm | null = null;
  readonly history = new HistoryStore();
  readonly saver: Saver;
  readonly recovery: Recovery;
  readonly leaving: Leaving;
  readonly publication: Publication;
  readonly presence: PresenceStore;
  readonly people = new People();
  readonly api: DocumentApi;
  readonly site: Site;
  readonly page: ShownPage;
  readonly #store: DocumentStore;
  #pageDraft: PageDraft | null = null;
  #ends: (() => void)[] = [];
  readonly #keeping = new IdleWork(() => void this.recovery.keep(), KEEPING);

  /** @throws ApiError */
  static async open(site: Site, content: Content): Promise<EditingSession> {
    const api = new DocumentApi(site.api, content);
    const session = new EditingSession(site, content, api, await api.read());
    await session.recovery.recover();
    return session;
  }

  constructor(site: Site, content: Content, api: DocumentApi, begun: EditedDocument) {
    this.site = site;
    this.api = api;
    this.page = new ShownPage(this, content);
    const live = documentOf(begun.live);
    this.live = live;
    // What is public as it stands is one object in both: comparing them costs nothing.
    this.#store = new DocumentStore(
      documentOf(begun.rows.map((row) => (isSame(row, live[row.id]) ? (live[row.id] ?? row) : row))),
    );
    this.references = begun.references;
    this.recovery = new Recovery(this);
    this.leaving = new Leaving(this);
    this.publication = new Publication(this);
    makeAutoObservable(this, {
      live: observableRef,
      references: observableRef,
      pageForm: observableRef,
      page: false,
      selection: false,
      panels: false,
      recovery: false,
      leaving: false,
      publication: false,
      people: false,
      api: false,
      site: false,
    });
    this.presence = new PresenceStore(
      (here) => api.present(here),
      () => this.selected?.id ?? null,
      () => void this.saver.lose(),
    );
    this.saver = new Saver(api, begun, {
      document: () => this.document,
      take: (document) => this.replace(document),
      refer: (references) => this.refer(references),
      goLive: (live) => this.goLive(live),
      rename: (ids) => this.rename(ids),
      keep: () => this.recovery.keep(),
      pause: pauseInTyping,
    });
  }

  /** Shows the working copy in place of what visitors see, and saves what changes. @returns a function that ends it */
  begin(): () => void {
    void this.recovery.keep();
    void this.people.load(() => this.api.editors());
    this.#ends = [
      this.saver.follow(),
      this.presence.begin(),
      followOthers(this),
      this.recovery.keepWhenHidden(),
      () => this.recovery.release(),
      () => this.#pageDraft?.end(),
      this.leaving.begin(),
      this.page.begin(),
      reaction(
        () => [this.document, this.saver.base, this.saver.conflict, this.saver.isGone],
        () => this.#keeping.ask(),
      ),
    ];
    return () => {
      this.#ends.forEach((end) => end());
      this.#keeping.cancel();
    };
  }

  /** @param form null where nothing that was entered is wanted any more */
  keepPageForm(form: PageForm | null): void {
    this.#pageDraft?.close();
    this.pageForm = form;
    const username = this.site.user.details?.username ?? '';
    const drafts = form && new DraftStore({ username, place: `page settings ${this.content.id}` });
    this.#pageDraft = form && drafts && new PageDraft(form, drafts);
    void this.#pageDraft?.begin();
  }

  /** What is edited, as it came from the server. */
  get content(): Content {
    return this.page.content;
  }

  /** The language of the page's address. */
  get pageLanguage(): ContentLanguage {
    return this.site.navigation.locale;
  }

  /** The language that is being worked in: that of the page, unless somebody has turned to the other one beside it. */
  get language(): ContentLanguage {
    return this.writes ?? this.pageLanguage;
  }

  /** Turns to a language; null to that of the page. */
  write(language: ContentLanguage | null): void {
    this.writes = language === this.pageLanguage ? null : language;
  }

  /** With what is written there. */
  get document(): ModuleDocument {
    return this.#store.document;
  }

  /** As far as places go: see `DocumentStore`. */
  get structure(): ModuleDocument {
    return this.#store.structure;
  }

  /** The module that is worked at: the one that leads where several are selected. */
  get selected(): ModuleRow | null {
    const { lead } = this.selection;
    return lead === null ? null : (this.row(lead) ?? null);
  }

  /** How many modules are not as visitors see them. */
  get changeCount(): number {
    return Object.keys(difference(this.live, this.document)).length;
  }

  /** One row: who reads it hears of changes to it, not of those to others. */
  row(id: number | string): ModuleRow | undefined {
    return this.#store.row(id);
  }

  text(id: number | string, field: string, language: ContentLanguage): string {
    return textIn(this.row(id), field, language);
  }

  select(id: number | null): void {
    this.selection.set(id);
  }

  /** Selects what the selected module stands in; of several the one that leads. */
  selectParent(): void {
    this.select(this.selection.isMultiple ? this.selection.lead : (this.selected?.parent ?? null));
  }

  /** Does something to the document, as a step that can be undone. @param change what it does, or what is to become of which rows */
  run(
    label: StepLabel,
    change: Difference | ((document: ModuleDocument) => ModuleDocument),
    {
      focus = null,
      group = null,
      endsWord = false,
    }: { focus?: number | null; group?: string | null; endsWord?: boolean } = {},
  ): void {
    const before = this.document;
    const isKnown = typeof change !== 'function';
    const after = isKnown ? applied(change, before) : change(before);
    const forward = isKnown ? difference(partOf(before, change), partOf(after, change)) : difference(before, after);
    if (isEmpty(forward)) return;
    this.isFromOthers = false;
    this.#store.replace(after, Object.keys(forward));
    const backward = difference(partOf(after, forward), partOf(before, forward));
    const step = { label, forward, backward, focus, group };
    this.history.push(step, { endsWord, join: (first, second) => this.#join(first, second, after) });
  }

  /** Writes a field of a module. @param field with its language, where it has one value for each: `content.de` */
  set(
    id: number,
    field: string,
    value: StoredValue,
    { typed = false, endsWord = false }: { typed?: boolean; endsWord?: boolean } = {},
  ): void {
    const row = this.row(id);
    if (!row) return;
    this.run({ key: 'step.changed', model: row.model }, fieldChange(row.id, field, value), {
      focus: row.id,
      group: typed ? `${row.id} ${field}` : null,
      endsWord,
    });
    if (typed) this.page.hasTyped(this.document);
  }

  /** @param instead a module that goes in the same step */
  insert(rows: readonly ModuleRow[], place: Place, { instead = null }: { instead?: number | null } = {}): void {
    this.insertAll([{ rows, place }], instead === null ? [] : [instead]);
  }

  /** Puts what was copied where it belongs, as one step. @param instead of these, which go */
  insertAll(pieces: readonly { rows: readonly ModuleRow[]; place: Place }[], instead: readonly number[] = []): void {
    const roots = pieces.flatMap(({ rows }) => rows.slice(0, 1));
    this.run(
      this.#label('step.inserted', roots),
      (document) =>
        remove(
          pieces.reduce((sofar, { rows, place }) => insert(sofar, rows, place), document),
          instead,
        ),
      { focus: roots.at(-1)?.id ?? null },
    );
    this.selection.setAll(roots.map(({ id }) => id));
  }

  /** Moves modules to one place, in their order. */
  move(ids: readonly number[], place: Place): void {
    this.run(this.#label('step.moved', this.#rows(ids)), (document) => move(document, ids, place), {
      focus: ids.at(-1) ?? null,
    });
  }

  /** Removes modules; what stood beside the first is selected. */
  remove(ids: readonly number[]): void {
    const [first] = ids;
    if (first === undefined) return;
    const { parent, column, index } = placeOf(this.document, first);
    this.run(this.#label('step.removed', this.#rows(ids)), (document) => remove(document, ids), { focus: parent });
    const siblings = childrenOf(this.document, parent, column);
    this.select((siblings[index] ?? siblings[index - 1])?.id ?? parent);
    if (ids.length > 1) this.panels.say('removed', { count: ids.length });
  }

  /** Copies modules; the copies stand together after the last one of each column. */
  duplicate(ids: readonly number[]): void {
    const copies = ids.map((id) => {
      const rows = branchOf(this.document, id);
      const copied = copiesOf(rows);
      this.refer(
        Object.fromEntries(
          copied.map((row, index) => [row.id, this.references[rows[index]?.id ?? 0] ?? { de: {}, en: {} }]),
        ),
      );
      return copied;
    });
    const roots = copies.flatMap((rows) => rows.slice(0, 1));
    this.run(this.#label('step.duplicated', roots), (document) => duplicate(document, ids, copies), {
      focus: roots.at(-1)?.id ?? null,
    });
    this.selection.setAll(roots.map(({ id }) => id));
    if (ids.length > 1) this.panels.say('duplicated', { count: ids.length });
  }

  /** @returns what it has changed; null when there was nothing to undo */
  undo(): Difference | null {
    return this.#go(this.history.back(), 'backward');
  }

  /** @returns what it has changed; null when there was nothing to do again */
  redo(): Difference | null {
    return this.#go(this.history.forth(), 'forward');
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

  /** Visitors see something else than before. */
  goLive(document: ModuleDocument): void {
    this.live = document;
  }

  /** What stands here is kept elsewhere: nobody would miss it. */
  async handOver(): Promise<void> {
    this.keepPageForm(null);
    this.saver.begin({ etag: this.saver.etag, is_started: false }, this.document);
    await this.recovery.keep();
  }

  /** Saves, and keeps in the browser what cannot be saved. */
  async close(): Promise<void> {
    await this.recovery.keep();
    await this.saver.flush();
    await this.recovery.keep();
  }

  #rows(ids: readonly number[]): ModuleRow[] {
    return ids.flatMap((id) => this.document[id] ?? []);
  }

  /** What a step is called that was done to one module, or to several. */
  #label(key: string, [row, ...others]: readonly ModuleRow[]): StepLabel {
    if (!row) return { key };
    return others.length === 0 ? { key, model: row.model } : { key: `${key}.several`, count: others.length + 1 };
  }

  #join(first: Step, second: Omit<Step, 'at'>, after: ModuleDocument): Pick<Step, 'forward' | 'backward'> {
    const changed = partOf(after, first.forward, first.backward, second.forward, second.backward);
    const before = applied(first.backward, applied(second.backward, changed));
    const forward = joined(first.forward, second.forward, before);
    return { forward, backward: difference(applied(forward, before), before) };
  }

  #go(step: Step | null, way: 'forward' | 'backward'): Difference | null {
    if (!step) return null;
    const { notice } = this.panels;
    if (notice && OF_STEPS.has(notice.text)) this.panels.show({ notice: null });
    const before = this.document;
    const after = reapplied(step[way], step[way === 'forward' ? 'backward' : 'forward'], before);
    runInAction(() => {
      this.isFromOthers = false;
      this.#store.replace(after);
    });
    this.select(moduleOfChange(step[way], step.focus, { before, after }));
    return step[way];
  }

  /** Another document, without a step: others have changed it. */
  replace(document: ModuleDocument): void {
    this.isFromOthers = true;
    this.#store.replace(document);
    this.selection.prune();
  }

  /** What modules show besides their own fields, for the ones that are named. */
  refer(references: ModuleReferences): void {
    runInAction(() => {
      this.references = { ...this.references, ...references };
    });
  }

  /** Gives new modules the ids that they have got. */
  rename(ids: NewIds): void {
    const idOf = (id: number) => idIn(ids, id);
    this.page.rename(ids);
    this.references = Object.fromEntries(
      Object.entries(this.references).map(([id, value]) => [idOf(Number(id)), value]),
    );
    this.#store.rename(ids);
    this.history.rename((change) => renamedDifference(ids, change), idOf);
    this.selection.rename(idOf);
  }
}
