import { makeAutoObservable, observableRef, reaction, runInAction } from '@foyer/shared';
import {
  check,
  type Checked,
  type CheckFacts,
  fieldsOfModel,
  type Finding,
  internalLinks,
  mayBePublished,
  type ModuleDocument,
  NO_FACTS,
  publishedIn,
} from '@foyer/shared/modules';
import type { ContentLanguage } from '../document/commands.ts';
import type { EditingSession } from '../editing-session.ts';

/** Checks begin so long after the last change, in milliseconds: nobody who types waits for them. */
const CHECK_AFTER_MS = 400;

const REFERRING = new Set(['picture', 'record', 'records']);

/** Everything that a document refers to: when it changes, there is more to know. */
function referredBy(document: ModuleDocument): string {
  const ids = Object.values(document).flatMap(({ model, fields }) =>
    Object.entries(fieldsOfModel(model)).flatMap(([name, { kind }]) =>
      REFERRING.has(kind) ? [`${kind} ${JSON.stringify(fields[name])}`] : [],
    ),
  );
  return JSON.stringify([internalLinks(document), [...new Set(ids)].sort()]);
}

/** What is wrong with what is being written: the service knows what is needed for it, the editor says it at once. */
export class CheckStore {
  facts: CheckFacts = NO_FACTS;
  /** Whether the service has been asked. */
  isInformed = false;
  /** What is looked at: the document and what visitors see, as they were when somebody last paused. */
  checked: Omit<Checked, 'facts'>;
  /** The latest question: an answer to one before it may be older than what was saved since. */
  #asked = 0;
  readonly #session: EditingSession;

  constructor(session: EditingSession) {
    this.#session = session;
    this.checked = { document: session.document, live: session.live };
    makeAutoObservable(this, { facts: observableRef, checked: observableRef });
  }

  get findings(): Finding[] {
    return check({ ...this.checked, facts: this.facts });
  }

  /** How many there are; none before it is known what only the service knows: nobody waits for checks when editing begins. */
  get count(): number {
    return this.isInformed ? this.findings.length : 0;
  }

  /** Whether it can be published, with texts of these languages. */
  mayPublish(languages: readonly ContentLanguage[]): boolean {
    const { document, live } = this.#session;
    return mayBePublished(check({ document: publishedIn(languages, live, document), live, facts: this.facts }));
  }

  /** Checks whatever changes, and learns what is needed when the kept document refers to something else. @returns a function that ends it */
  begin(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ends = [
      reaction(
        () => ({ document: this.#session.document, live: this.#session.live }),
        (checked) => {
          clearTimeout(timer);
          timer = setTimeout(() => this.#take(checked), CHECK_AFTER_MS);
        },
      ),
      reaction(
        () => referredBy(this.#session.saver.base),
        () => void this.learn(),
        { fireImmediately: true },
      ),
    ];
    return () => {
      clearTimeout(timer);
      ends.forEach((end) => end());
    };
  }

  /** Asks the service. What cannot be had now is checked when publishing. */
  async learn(): Promise<void> {
    const { kind, id } = this.#session.content;
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const { facts } = await this.#session.site.api.get(`/{locale}/pageeditor-api/${kind}/${id}/checks/`);
      runInAction(() => {
        if (asked === this.#asked) this.facts = facts;
      });
    } catch (error) {
      console.warn('The facts for the checks could not be read', error);
    } finally {
      runInAction(() => {
        this.isInformed = true;
      });
    }
  }

  #take(checked: Omit<Checked, 'facts'>): void {
    runInAction(() => {
      this.checked = checked;
    });
  }

  /** Mends something at once; can be undone. */
  repair({ id, repair }: Finding): void {
    const row = id === null ? undefined : this.#session.row(id);
    if (!repair || !row) return;
    this.#session.run({ key: 'step.changed', model: row.model }, repair.changes, {
      focus: row.id,
    });
  }
}
