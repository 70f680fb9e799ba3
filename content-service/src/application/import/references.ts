import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Localised } from '../../platform/languages.ts';
import { productions, series } from '../../content/programme/tables.ts';
import { type TermKind, terms } from '../../content/terms/tables.ts';
import { rooms } from '../../content/venues/tables.ts';
import { CellFault } from './rows.ts';

interface Named {
  id: number;
  /** By any of these it can be called; the first is how we call it. */
  names: string[];
}

/** Things that events refer to, of one kind: by slug, by name in either language, or by number (`#12`). */
export class References {
  readonly #kind: string;
  readonly #things: Named[];
  readonly #byName = new Map<string, number[]>();

  constructor(kind: string, things: Named[]) {
    this.#kind = kind;
    this.#things = things;
    for (const { id, names } of things) {
      for (const name of new Set(names.map(plain))) this.#byName.set(name, [...(this.#byName.get(name) ?? []), id]);
    }
  }

  /** @throws CellFault when there is none, or more than one */
  idOf(text: string): number {
    const number = /^#(\d+)$/.exec(text)?.[1];
    const [id, other] = number
      ? this.#things.filter((thing) => thing.id === Number(number)).map((thing) => thing.id)
      : (this.#byName.get(plain(text)) ?? []);
    if (id === undefined)
      throw new CellFault(
        `there is no ${this.#kind} "${text}"; there are ${this.#things
          .slice(0, 20)
          .map((thing) => this.nameOf(thing.id))
          .join(', ')}`,
      );
    if (other !== undefined) throw new CellFault(`there are several of the name "${text}"; write #${id} or #${other}`);
    return id;
  }

  has(text: string): boolean {
    return this.#byName.get(plain(text))?.length === 1;
  }

  /** A text that `idOf` understands; empty for null. */
  nameOf(id: number | null): string {
    const [name = ''] = this.#things.find((thing) => thing.id === id)?.names ?? [];
    return id === null || this.has(name) ? name : `#${id}`;
  }
}

const plain = (name: string): string => name.trim().toLowerCase();

export interface AllReferences {
  type: References;
  genre: References;
  tag: References;
  room: References;
  series: References;
  production: References;
}

/** Everything that a table of events can name: rooms, series, productions, and terms by their names and slugs. */
export async function loadReferences(db: Database): Promise<AllReferences> {
  const termsOf = async (kind: TermKind, word: string) => {
    const rows = await db.select().from(terms).where(eq(terms.kind, kind)).orderBy(terms.position, terms.id);
    return new References(
      word,
      rows.map(({ id, slug, name }) => ({ id, names: [slug, ...both(name)] })),
    );
  };
  const [allRooms, allSeries, allProductions] = [
    await db.select().from(rooms).orderBy(rooms.id),
    await db.select().from(series).orderBy(series.id),
    await db.select().from(productions).orderBy(productions.id),
  ];
  return {
    type: await termsOf('event_type', 'type'),
    genre: await termsOf('genre', 'genre'),
    tag: await termsOf('event_tag', 'tag'),
    room: new References(
      'room',
      allRooms.map(({ id, name }) => ({ id, names: both(name) })),
    ),
    series: new References(
      'series',
      allSeries.map(({ id, slug, name }) => ({ id, names: [...both(slug), ...both(name)] })),
    ),
    production: new References(
      'production',
      allProductions.map(({ id, slug, title }) => ({ id, names: [...both(slug), ...both(title)] })),
    ),
  };
}

const both = ({ de, en }: Localised): string[] => [de, en];
