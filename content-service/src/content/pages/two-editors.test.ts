import type { EditedDocument, KeptChange } from '@foyer/shared/api';
import {
  applied,
  branchOf,
  decided,
  type Difference,
  difference,
  documentOf,
  isDifferent,
  merged,
  type ModuleDocument,
  type ModuleRow,
} from '@foyer/shared/modules';
import { randomNumbers } from '../../testing/random-numbers.ts';
import { ask, logIn, type Login, serviceForTests } from '../../testing/site.ts';

const ROUNDS = 60;

const wordsIn = (value: unknown): string[] => JSON.stringify(value ?? null).match(/\bwort\d+\b/g) ?? [];

describe('two people at the document of one page', () => {
  const site = serviceForTests();
  const path = '/de/pageeditor-api/pages/1/document/';
  const random = randomNumbers(20_261_123);
  const one = <T>(list: readonly T[]): T | undefined => list[random(list.length)];
  let made = 0;
  const word = () => `wort${(made += 1)}`;

  class Editor {
    document: ModuleDocument = {};
    base: ModuleDocument = {};
    /** Words that this one overwrote, or turned down when asked: nobody has to look for them. */
    readonly settled = new Set<string>();
    asked = 0;
    readonly #login: Login;
    #etag = '';

    constructor(login: Login) {
      this.#login = login;
    }

    async read(): Promise<EditedDocument> {
      const { body } = await ask<EditedDocument>(site.url + path, { headers: this.#login.headers });
      return body;
    }

    async open(): Promise<void> {
      this.#meet(await this.read());
      this.document = this.base;
    }

    #meet({ rows, etag }: EditedDocument): void {
      this.base = documentOf(rows);
      this.#etag = etag;
    }

    work(): void {
      const change = this.#command();
      const after = applied(change, this.document);
      const left = new Set(wordsIn(after));
      for (const known of wordsIn(this.document)) if (!left.has(known)) this.settled.add(known);
      this.document = after;
    }

    #command(): Difference {
      const rows = Object.values(this.document);
      const texts = rows.filter(({ model, id }) => model === 'text' && id < 0);
      const rowsOfPage = rows.filter(({ model }) => model === 'container');
      const home = one(rowsOfPage);
      const chosen = one(texts);
      const kind = random(10);
      if (!home || rowsOfPage.length < 3)
        return added('container', { parent: null, position: random(99), fields: { layout: '100' } });
      if (kind < 2 || !chosen) return added('text', { parent: home.id, position: random(99), fields: this.#content() });
      if (kind === 2) return { [chosen.id]: null };
      if (kind === 3 && home.id < 0)
        return Object.fromEntries(branchOf(this.document, home.id).map(({ id }) => [id, null]));
      if (kind === 4) return { [chosen.id]: { values: { parent: home.id, position: random(99) + 0.5 } } };
      const language = random(2) === 0 ? 'de' : 'en';
      return { [chosen.id]: { values: { [`fields.content.${language}`]: `<p onclick="x()">${word()}</p>` } } };
    }

    #content() {
      return { content: { de: `<p>${word()}</p>`, en: `<p>${word()}</p>` }, anchor: '', decrease_distance: false };
    }

    /** As the editor in the page saves: only what has changed, and brought together when somebody was faster. */
    async save(): Promise<void> {
      while (isDifferent(this.base, this.document)) {
        const sent = this.document;
        const { status, body } = await ask<KeptChange & { current: EditedDocument }>(site.url + path, {
          method: 'PATCH',
          headers: { ...this.#login.headers, 'if-match': this.#etag },
          body: JSON.stringify({ changes: difference(this.base, sent) }),
        });
        if (status === 200) {
          this.document = this.base = applied(body.cleaned, sent);
          this.#etag = body.etag;
          continue;
        }
        expect(status).toBe(412);
        const theirs = documentOf(body.current.rows);
        const { document, conflicts } = merged(this.base, sent, theirs);
        this.#meet(body.current);
        const mine = conflicts.filter(() => random(2) === 0);
        this.asked += conflicts.length;
        for (const conflict of conflicts)
          wordsIn(mine.includes(conflict) ? conflict.theirs : conflict.mine).forEach((known) =>
            this.settled.add(known),
          );
        this.document = decided(mine, document, sent);
      }
    }
  }

  const added = (model: string, row: Pick<ModuleRow, 'parent' | 'position' | 'fields'>): Difference => {
    const id = -1 - random(2_000_000_000);
    return { [id]: { row: { id, column: 0, model, slug: '', ...row } } };
  };

  it('overwrites nothing unseen and loses nothing', async () => {
    const editors = [new Editor(await logIn(site.url, 'editor')), new Editor(await logIn(site.url, 'admin'))] as const;
    for (const editor of editors) await editor.open();
    const written = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const editor of editors) {
        for (let command = random(4); command > 0; command -= 1) editor.work();
        wordsIn(editor.document).forEach((known) => written.add(known));
      }
      await editors[random(2) === 0 ? 0 : 1].save();
    }
    for (const editor of editors) await editor.save();
    const { rows } = await editors[0].read();
    const kept = new Set(wordsIn(rows));
    const lost = [...written].filter((known) => !kept.has(known) && !editors.some(({ settled }) => settled.has(known)));
    expect(lost).toEqual([]);
    expect(kept.size).toBeGreaterThan(10);
    // They did get in each other's way.
    expect(editors[0].asked + editors[1].asked).toBeGreaterThan(ROUNDS / 10);
  });
});
