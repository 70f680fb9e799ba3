import fc from 'fast-check';
import { ApiError, makeAutoObservable, observableRef } from '@foyer/shared';
import type { EditedDocument, KeptChange } from '@foyer/shared/api';
import {
  applied,
  type Conflict,
  type Difference,
  difference,
  documentOf,
  isDifferent,
  isSound,
  type ModuleDocument,
  reapplied,
  rowsInOrder,
} from '@foyer/shared/modules';
import { newRow, setField } from '../document/commands.ts';
import { type NewIds, renamedDifference, renamedDocument } from '../document/renamed.ts';
import { type Command, command, counter, run } from '../document/testing/random-commands.ts';
import { Saver } from './saver.ts';

const RUNS = 500;
const ROUNDS = 20;

/** What becomes of a request: answered; carried out without the answer arriving; never arrived. */
type Fate = 'answered' | 'lost' | 'unreachable';

/** The rule of the service: a write on a stale state is refused with what stands there now. */
class Server {
  document: ModuleDocument;
  #writes = 0;
  #permanent = 100_000;

  constructor(document: ModuleDocument) {
    this.document = document;
  }

  edited(author: string): EditedDocument {
    return {
      etag: String(this.#writes),
      is_started: true,
      base_version: 1,
      is_outdated: false,
      author,
      updated_at: null,
      rows: structuredClone(Object.values(this.document)),
      live: [],
      references: {},
    };
  }

  /** Somebody publishes what stands here: new modules get permanent ids. */
  publish(): void {
    const added = Object.keys(this.document).filter((id) => Number(id) < 0);
    this.document = renamedDocument(Object.fromEntries(added.map((id) => [id, (this.#permanent += 1)])), this.document);
    this.#writes += 1;
  }

  change(changes: Difference, etag: string): KeptChange {
    const current = this.edited('the other');
    const problem = { type: 'about:blank', title: '', status: 412 };
    const overtaken = { ...problem, current, newest_version: 1 };
    if (etag !== current.etag) throw new ApiError(412, '', overtaken);
    const document = applied(structuredClone(changes), this.document);
    if (!isSound(document)) throw new ApiError(400, '', { ...problem, status: 400 });
    this.document = document;
    this.#writes += 1;
    return { etag: String(this.#writes), updated_at: '', author: '', cleaned: {}, references: {} };
  }
}

const writtenIn = (value: unknown): string[] => JSON.stringify(value ?? null).match(/\bw\d+\b/g) ?? [];

/** Somebody at the page: works, saves, and is asked. Every word that is written is one of its kind. */
class Editor {
  document: ModuleDocument;
  readonly saver: Saver;
  /** Words that nobody has to look for: this one overwrote them with their eyes on them, or turned them down when asked. */
  readonly settled = new Set<string>();
  /** Everything that has stood in a module before their eyes. */
  readonly #seen = new Map<number, Set<string>>();
  readonly #word: () => string;
  readonly #count: () => number;
  readonly #waiting: ((fate: Fate) => void)[] = [];
  #steps: { forward: Difference; backward: Difference }[] = [];
  #position = 0;

  constructor(server: Server, { word, ids }: { word: () => string; ids: number }) {
    const begun = server.edited('');
    this.document = documentOf(begun.rows);
    this.#look(this.document);
    this.#word = word;
    this.#count = counter(ids);
    const change = async (changes: Difference, etag: string): Promise<KeptChange> => {
      const fate = await new Promise<Fate>((resolve) => this.#waiting.push(resolve));
      if (fate === 'unreachable') throw new ApiError(0, '', null);
      const kept = server.change(changes, etag);
      if (fate === 'lost') throw new ApiError(0, '', null);
      return kept;
    };
    makeAutoObservable(this, { document: observableRef, saver: false, settled: false });
    // What is read is as old as its way is long.
    const readNow = async (): Promise<EditedDocument> => {
      const current = server.edited('the other');
      const fate = await new Promise<Fate>((resolve) => this.#waiting.push(resolve));
      if (fate !== 'answered') throw new ApiError(0, '', null);
      return current;
    };
    this.saver = new Saver({ change, readNow }, begun, {
      document: () => this.document,
      take: (document) => this.#look(document),
      refer: () => undefined,
      goLive: () => undefined,
      rename: (ids) => this.#rename(ids),
      keep: async () => undefined,
      pause: async () => undefined,
    });
  }

  #look(document: ModuleDocument): void {
    this.document = document;
    for (const row of Object.values(document))
      this.#seen.set(row.id, new Set([...(this.#seen.get(row.id) ?? []), ...writtenIn(row)]));
  }

  /** Does something to the page; nobody works while they are being asked. */
  work(next: Command): void {
    if (this.saver.conflict) return;
    const before = this.document;
    const changed = run(before, { ...next, text: this.#word() }, this.#count);
    const added = Object.values(changed).filter(({ id, model }) => !before[id] && model === 'headline');
    const after = added.reduce((sofar, { id }) => setField(sofar, id, 'content', this.#texts()), changed);
    if (after === before) return;
    const step = { forward: difference(before, after), backward: difference(after, before) };
    this.#steps = [...this.#steps.slice(0, this.#position), step];
    this.#position += 1;
    this.#replace(after);
  }

  #rename(ids: NewIds): void {
    for (const [before, id] of Object.entries(ids)) this.#seen.set(id, this.#seen.get(Number(before)) ?? new Set());
    this.#steps = this.#steps.map(({ forward, backward }) => ({
      forward: renamedDifference(ids, forward),
      backward: renamedDifference(ids, backward),
    }));
    this.#look(renamedDocument(ids, this.document));
  }

  #texts(): { de: string; en: string } {
    return { de: this.#word(), en: this.#word() };
  }

  undo(): void {
    const step = this.saver.conflict ? undefined : this.#steps[this.#position - 1];
    if (!step) return;
    this.#position -= 1;
    this.#replace(reapplied(step.backward, step.forward, this.document));
  }

  redo(): void {
    const step = this.saver.conflict ? undefined : this.#steps[this.#position];
    if (!step) return;
    this.#position += 1;
    this.#replace(reapplied(step.forward, step.backward, this.document));
  }

  #replace(after: ModuleDocument): void {
    const [before, left] = [new Set(writtenIn(this.document)), new Set(writtenIn(after))];
    for (const word of before) if (!left.has(word)) this.settled.add(word);
    for (const word of left) if (!before.has(word)) this.settled.delete(word);
    for (const id of Object.keys(this.document).map(Number))
      if (!after[id]) this.#seen.get(id)?.forEach((word) => this.settled.add(word));
    this.#look(after);
  }

  /** Sends what is not saved; the request waits until something becomes of it. */
  async save(): Promise<void> {
    void this.saver.flush();
    await idle();
  }

  /** Hears that others have saved something. */
  async hear(): Promise<void> {
    void this.saver.catchUp();
    await idle();
  }

  async deliver(fate: Fate): Promise<void> {
    this.#waiting.shift()?.(fate);
    await idle();
  }

  /** Answers what is asked: every conflict is decided by itself. */
  async decide(isMine: (conflict: Conflict) => boolean): Promise<void> {
    const { conflict } = this.saver;
    if (!conflict) return;
    for (const one of conflict.conflicts)
      writtenIn(isMine(one) ? one.theirs : one.mine).forEach((word) => this.settled.add(word));
    this.saver.decide(isMine);
    await this.save();
  }
}

/** Everything that promises have to do is done. */
const idle = () => new Promise<void>((resolve) => setImmediate(resolve));

const kind = <const Kind extends string>(name: Kind) => fc.record({ kind: fc.constant(name) });
const round = fc.record({
  who: fc.nat(1),
  what: fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('work'), command }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('write'), one: fc.nat(50), column: fc.nat(1) }) },
    { weight: 1, arbitrary: kind('undo') },
    { weight: 1, arbitrary: kind('redo') },
    { weight: 2, arbitrary: kind('save') },
    { weight: 1, arbitrary: kind('hear') },
    { weight: 1, arbitrary: kind('publish') },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('deliver'),
        fate: fc.constantFrom<Fate>('answered', 'answered', 'answered', 'lost', 'unreachable'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('decide'), choice: fc.nat(7) }) },
  ),
});
type Round = typeof round extends fc.Arbitrary<infer Value> ? Value : never;

async function play(editors: readonly [Editor, Editor], server: Server, { who, what }: Round): Promise<void> {
  const editor = editors[who === 0 ? 0 : 1];
  if (what.kind === 'work') editor.work(what.command);
  else if (what.kind === 'write') editor.work({ ...what, kind: 'field', other: 0, text: '' });
  else if (what.kind === 'undo') editor.undo();
  else if (what.kind === 'redo') editor.redo();
  else if (what.kind === 'save') await editor.save();
  else if (what.kind === 'hear') await editor.hear();
  else if (what.kind === 'publish') server.publish();
  else if (what.kind === 'decide') await editor.decide(({ id }) => ((Math.abs(id) + what.choice) & 2) > 0);
  else {
    await editor.save();
    await editor.deliver(what.fate);
  }
}

/** Modules that somebody is asked about because they are gone, although they stand on the page under another id. */
function takenForRemoved({ saver: { conflict } }: Editor, { document }: Server): unknown[] {
  const standing = new Set(Object.values(document).map(({ slug }) => slug));
  return (conflict?.conflicts ?? []).filter(
    ({ id, path, theirs }) => path === '' && theirs === undefined && standing.has(conflict?.mine[id]?.slug ?? ''),
  );
}

/** Both save until nothing is left to be saved or decided. */
async function finish(editors: readonly [Editor, Editor]): Promise<void> {
  for (const editor of editors) {
    for (let tries = 0; editor.saver.hasUnsaved || editor.saver.conflict || editor.saver.state === 'saving'; tries++) {
      if (tries > 20) throw new Error(`It is never saved: ${editor.saver.state}`);
      await editor.save();
      await editor.deliver('answered');
      await editor.decide(() => true);
    }
  }
}

/** Two rows, sections that may stand in each other, and headlines in both languages; some are not published yet. */
function page(word: () => string): ModuleDocument {
  const headline = (id: number, parent: number, position: number) => ({
    ...newRow('headline', id, { content: { de: word(), en: word() } }),
    parent,
    position,
  });
  return documentOf([
    newRow('container', 1, { layout: '50-50' }),
    { ...newRow('container', 2), position: 1 },
    { ...newRow('section', 3), parent: 1 },
    { ...newRow('section', -4), parent: 1, column: 1 },
    headline(5, 1, 1),
    headline(-6, 3, 0),
    headline(7, -4, 0),
    headline(-8, 2, 0),
  ]);
}

test('two people at one page overwrite nothing unseen and lose nothing', async () => {
  let met = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: ROUNDS, maxLength: ROUNDS }), async (rounds) => {
      const number = counter(0);
      const written: string[] = [];
      const word = () => `w${number()}`;
      const server = new Server(page(word));
      const editors = [new Editor(server, { word, ids: 1000 }), new Editor(server, { word, ids: 5000 })] as const;
      const note = () => written.push(...editors.flatMap(({ document }) => writtenIn(document)));
      note();
      for (const next of rounds) {
        const asked = editors.map(({ saver }) => saver.conflict);
        await play(editors, server, next);
        const askedNow = editors.filter(({ saver }, index) => saver.conflict !== asked[index]);
        expect(askedNow.flatMap((editor) => takenForRemoved(editor, server))).toEqual([]);
        note();
        met += editors.some(({ saver }) => saver.conflict) ? 1 : 0;
        expect(editors.map(({ saver }) => saver.state)).not.toContain('refused');
        expect(editors.every(({ document }) => isSound(document))).toBe(true);
      }
      await finish(editors);
      const kept = new Set(writtenIn(rowsInOrder(server.document)));
      const isSettled = (one: string) => editors.some(({ settled }) => settled.has(one));
      expect([...new Set(written)].filter((one) => !kept.has(one) && !isSettled(one))).toEqual([]);
      for (const { saver, document } of editors) expect(isDifferent(saver.base, document)).toBe(false);
    }),
    { numRuns: RUNS },
  );
  // The rounds were worth playing: people did get in each other's way.
  expect(met).toBeGreaterThan(RUNS / 50);
});
