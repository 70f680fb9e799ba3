import { ApiError, makeAutoObservable, observableRef, reaction, runInAction } from '@foyer/shared';
import type { EditedDocument, ModuleReferences } from '@foyer/shared/api';
import {
  applied,
  baseAfter,
  type Conflict,
  decided,
  difference,
  documentOf,
  isDifferent,
  isEmpty,
  merged,
  mergedForMine,
  type ModuleDocument,
} from '@foyer/shared/modules';
import { type NewIds, permanentIds, renamedDocument } from '../document/renamed.ts';
import { IdleWork } from '../idle-work.ts';
import { type DocumentApi, overtakenBy } from './document-api.ts';
import { type HeldField, type RefusedValues, refusedValues, storable } from './storable.ts';

/** Saving begins so long after a change, in milliseconds, and never sooner after the last one. */
export const SAVE_AFTER_MS = 500;
/** A save waits for an idle moment, in milliseconds at most. */
const IDLE_WITHIN_MS = 100;
/** How long a save that found nobody waits before it tries again; doubled each time up to the second. */
const RETRY_MS = [2000, 30_000] as const;

export type SavingState = 'saved' | 'saving' | 'offline' | 'refused';

/** What is being saved, and who is told of what came back. */
export interface Saved {
  document: () => ModuleDocument;
  /** The document as it is after others' changes, or with what the service has cleaned. */
  take: (document: ModuleDocument) => void;
  refer: (references: ModuleReferences) => void;
  /** What visitors see by now. */
  goLive: (document: ModuleDocument) => void;
  /** New modules have got their permanent ids: somebody else has published them. */
  rename: (ids: NewIds) => void;
  /** Keeps what stands here in the browser: the server never knows of more than it. */
  keep: () => Promise<void>;
  /** Resolves once nobody is in the middle of a word. */
  pause: () => Promise<void>;
}

/** What keeps something from being saved. */
interface Reasons {
  /** What the service has said, by field. */
  faults: Readonly<Record<string, string[]>>;
  /** What is not even sent until it is mended; all else is. */
  held: readonly HeldField[];
  /** What is edited was deleted meanwhile; so it stays while saving is tried again. */
  isGone: boolean;
  /** The session has ended, and nobody has logged in again yet. */
  isLoggedOut: boolean;
  /** The service has answered with an error; so it stays until something is saved. */
  hasFailed: boolean;
}

/** The calls that saving needs. */
export type SavingApi = Pick<DocumentApi, 'change' | 'readNow'>;

/** Two versions of something, of which one must be chosen. */
export interface OpenConflict {
  conflicts: readonly Conflict[];
  /** What both began with. */
  base: ModuleDocument;
  mine: ModuleDocument;
  author: string;
}

/** What is not saved yet, as the browser keeps it for the next tab. */
export interface Unsaved {
  /** What the server had. */
  base: ModuleDocument;
  document: ModuleDocument;
  /** What was sent and not answered: the server may have it. Copies of earlier releases do not say. */
  unanswered?: readonly ModuleDocument[];
  /** What it is of was deleted, and whoever wrote it was there. */
  isGone?: boolean;
}

/** Keeps the working copy on the server: by itself, one save at a time, only what has changed. */
export class Saver implements Reasons {
  state: SavingState = 'saved';
  /** When it was last saved; null before. */
  savedAt: Date | null = null;
  faults: Reasons['faults'] = {};
  held: Reasons['held'] = [];
  isGone: Reasons['isGone'] = false;
  isLoggedOut: Reasons['isLoggedOut'] = false;
  hasFailed: Reasons['hasFailed'] = false;
  conflict: OpenConflict | null = null;
  /** What the server has. */
  base: ModuleDocument;
  etag: string;
  isStarted: boolean;
  /** What was sent since the server was last heard: it may have it. */
  unanswered: readonly ModuleDocument[] = [];
  readonly #api: SavingApi;
  readonly #saved: Saved;
  #baseVersion: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #flushing = new IdleWork(() => void this.flush(), { within: IDLE_WITHIN_MS });
  #running: Promise<void> | null = null;
  #undertakings = 0;
  #retryMs: number = RETRY_MS[0];
  #stop: () => void = () => undefined;

  constructor(api: SavingApi, begun: EditedDocument, saved: Saved) {
    this.#api = api;
    this.#saved = saved;
    this.base = documentOf(begun.rows);
    this.etag = begun.etag;
    this.isStarted = begun.is_started;
    makeAutoObservable(this, {
      base: observableRef,
      conflict: observableRef,
      faults: observableRef,
      held: observableRef,
      savedAt: observableRef,
      unanswered: observableRef,
    });
  }

  /** Saves from now on whatever changes. @returns a function that ends it */
  follow(): () => void {
    const online = () => void this.flush();
    window.addEventListener('online', online);
    const stop = reaction(
      () => this.#saved.document(),
      () => this.#schedule(SAVE_AFTER_MS),
    );
    this.#stop = () => {
      stop();
      window.removeEventListener('online', online);
      clearTimeout(this.#timer);
      this.#flushing.cancel();
    };
    if (this.hasUnsaved) this.#schedule(0);
    return () => this.#stop();
  }

  get hasUnsaved(): boolean {
    return this.unanswered.length > 0 || isDifferent(this.base, this.#saved.document());
  }

  /** What the next tab needs if this one ends now. Until a conflict is decided it is as it was before: the same question is asked again. */
  get unsaved(): Unsaved {
    const { base, unanswered, conflict, isGone } = this;
    return conflict
      ? { base: conflict.base, document: conflict.mine, unanswered: [], isGone }
      : { base, document: this.#saved.document(), unanswered, isGone };
  }

  /** Goes on with what a tab that ended has left. @param current what the server has now */
  resume({ base, document, unanswered = [] }: Unsaved, current: EditedDocument): void {
    this.begin(current, base);
    this.unanswered = unanswered;
    this.#saved.take(document);
    this.meet(current);
  }

  /** Takes over what another window has left, beside what stands here. @returns false where the two contradict each other: nothing is taken then */
  join({ base, document, unanswered = [] }: Unsaved): boolean {
    if (this.conflict) return false;
    const ids = permanentIds([base, ...unanswered, document], this.base);
    const left = {
      base: renamedDocument(ids, base),
      document: renamedDocument(ids, document),
      unanswered: unanswered.map((sent) => renamedDocument(ids, sent)),
    };
    const both = merged(baseOf(left, this.base), left.document, this.#saved.document());
    if (both.conflicts.length > 0) return false;
    this.#saved.take(both.document);
    return true;
  }

  /** Saves what is not saved yet. Resolves when everything is, or cannot be. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#flushing.cancel();
    while (this.hasUnsaved && !this.conflict) {
      const before = this.base;
      this.#running ??= this.#save().finally(() => {
        this.#running = null;
      });
      await this.#running;
      if (this.base === before) return;
    }
    // Somebody else has done the same, or what could not be saved was undone.
    if (!this.#running && !this.hasUnsaved && !this.conflict && !this.isGone && this.state !== 'saved')
      this.#say('saved');
  }

  /** Saves everything, for what is done with the working copy on the server. @throws Error when something stays unsaved */
  async settle(): Promise<void> {
    await this.flush();
    if (this.hasUnsaved || this.conflict) throw new Error('The working copy is not saved.');
  }

  /** Does something else with the working copy on the server than saving it. */
  async undertake<T>(work: () => Promise<T>): Promise<T> {
    this.#undertakings += 1;
    try {
      return await work();
    } finally {
      this.#undertakings -= 1;
    }
  }

  /** Takes over what others have saved, while nothing is under way here: a save of one's own brings it along. Never throws. */
  async catchUp(): Promise<void> {
    if (!this.#isAtRest()) return;
    const known = this.etag;
    await this.#saved.pause();
    const current = await this.#api.readNow().catch(() => null);
    if (!current || current.is_outdated || current.etag === known || this.etag !== known || !this.#isAtRest()) return;
    this.meet(current);
  }

  /** All is saved, and nothing is done with the working copy on the server. */
  #isAtRest(): boolean {
    return this.state === 'saved' && !this.#running && this.#undertakings === 0 && !this.conflict && !this.hasUnsaved;
  }

  /** Decides a conflict, one by one: which of them are to be mine. What others have saved meanwhile follows. */
  decide(isMine: (conflict: Conflict) => boolean): void {
    if (!this.conflict) return;
    const { conflicts, mine } = this.conflict;
    this.conflict = null;
    this.#saved.take(decided(conflicts.filter(isMine), this.#saved.document(), mine));
    void this.flush().then(() => this.catchUp());
  }

  /** The server has other things than before: after publishing, discarding, restoring. */
  begin(begun: Pick<EditedDocument, 'etag' | 'is_started'>, base: ModuleDocument): void {
    this.base = base;
    this.etag = begun.etag;
    this.isStarted = begun.is_started;
    this.#baseVersion = undefined;
    this.unanswered = [];
    this.isGone = false;
    this.state = 'saved';
  }

  /** What is edited was deleted meanwhile. Whoever is writing hears of it after the sentence. */
  async lose(): Promise<void> {
    await this.#saved.pause();
    this.#say('refused', { isGone: true });
  }

  /** Brings together what stands here and what somebody else has made of it. */
  meet(current: EditedDocument, newestVersion?: number): void {
    const theirs = documentOf(current.rows);
    const { base, mine, document, conflicts } = this.#broughtTogether(theirs);
    this.base = theirs;
    this.unanswered = [];
    this.etag = current.etag;
    this.isStarted = current.is_started;
    if (newestVersion !== undefined && current.is_outdated) this.#baseVersion = newestVersion;
    this.#saved.refer(current.references);
    this.#saved.goLive(documentOf(current.live));
    this.#saved.take(document);
    if (conflicts.length > 0) this.conflict = { conflicts, base, mine, author: current.author };
  }

  #broughtTogether(theirs: ModuleDocument) {
    this.#rename(permanentIds([this.base, ...this.unanswered, this.#saved.document()], theirs));
    const mine = this.#saved.document();
    const base = baseOf({ base: this.base, document: mine, unanswered: this.unanswered }, theirs);
    return { base, mine, ...merged(base, mine, theirs) };
  }

  /** Whoever is asked in the middle of a sentence would lose the rest of it. */
  async #meetInPause(current: EditedDocument, newestVersion: number | undefined): Promise<void> {
    const { conflicts } = runInAction(() => this.#broughtTogether(documentOf(current.rows)));
    if (conflicts.length > 0) await this.#saved.pause();
    this.meet(current, newestVersion);
  }

  #rename(ids: NewIds): void {
    if (Object.keys(ids).length === 0) return;
    this.base = renamedDocument(ids, this.base);
    this.unanswered = this.unanswered.map((sent) => renamedDocument(ids, sent));
    this.#saved.rename(ids);
  }

  #schedule(afterMs: number): void {
    if (this.#timer !== undefined && afterMs >= SAVE_AFTER_MS) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      // Between two letters, not while one is being painted.
      this.#flushing.ask();
    }, afterMs);
  }

  /** @param refused what the service has just refused: all else is saved */
  async #save(refused?: RefusedValues): Promise<void> {
    const { document: sent, held } = storable(this.#saved.document(), this.base, refused);
    const changes = difference(this.base, sent);
    if (isEmpty(changes) && held.length > 0 && this.unanswered.length === 0) return this.#say('refused', { held });
    this.#say('saving');
    // Before it is sent, and kept with it: a tab that ends now must not take its own words for somebody else's.
    const isFirstTry = this.unanswered.at(-1) !== sent;
    if (isFirstTry) runInAction(() => (this.unanswered = [...this.unanswered, sent]));
    await this.#saved.keep();
    try {
      const kept = await this.#api.change(changes, this.etag, this.#baseVersion);
      this.#kept(sent, applied(kept.cleaned, sent), kept.etag);
      this.#saved.refer(kept.references);
      this.#retryMs = RETRY_MS[0];
    } catch (error) {
      // Refused, so that it has not arrived: an earlier try, or what was sent before it, may have.
      if (isFirstTry && error instanceof ApiError && error.status >= 400 && error.status < 500)
        runInAction(() => (this.unanswered = this.unanswered.filter((each) => each !== sent)));
      const overtaken = overtakenBy(error);
      if (overtaken) await this.#meetInPause(overtaken.current, overtaken.newest_version);
      else if (error instanceof ApiError && error.status === 404) await this.lose();
      else if (error instanceof ApiError && error.status === 401) this.#say('refused', { isLoggedOut: true });
      else if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) {
        const values = refused ? null : refusedValues(error.problem?.errors, sent);
        if (values) return this.#save(values);
        this.#say('refused', {
          faults: error.problem?.errors ?? {},
          hasFailed: true,
        });
      } else {
        const isFailure = error instanceof ApiError && error.status >= 500;
        this.#say('offline', isFailure ? { hasFailed: true } : {});
        this.#schedule(this.#retryMs);
        this.#retryMs = Math.min(this.#retryMs * 2, RETRY_MS[1]);
      }
    }
  }

  #kept(sent: ModuleDocument, clean: ModuleDocument, etag: string): void {
    runInAction(() => {
      this.base = clean;
      this.etag = etag;
      this.isStarted = true;
      this.unanswered = [];
      this.savedAt = new Date();
    });
    this.#baseVersion = undefined;
    this.#say('saved');
    // What was typed meanwhile stays; what the service has cleaned is taken over.
    if (isDifferent(sent, clean)) this.#saved.take(mergedForMine(sent, this.#saved.document(), clean));
  }

  #say(
    state: SavingState,
    {
      faults = {},
      held = [],
      isGone = this.isGone && state !== 'saved',
      isLoggedOut = false,
      hasFailed = this.hasFailed && state !== 'saved',
    }: Partial<Reasons> = {},
  ): void {
    runInAction(() => Object.assign(this, { state, faults, held, isGone, isLoggedOut, hasFailed }));
  }
}

/** What both began with, whichever of the saves without an answer have arrived. */
const baseOf = ({ base, document: mine, unanswered = [] }: Unsaved, theirs: ModuleDocument): ModuleDocument =>
  unanswered.reduce((sofar, sent) => baseAfter(sent, sofar, { mine, theirs }), base);
