import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { and, eq, gt, isNull, lte, sum } from 'drizzle-orm';
import type { TempFile } from '@foyer/shared/api';
import { attemptEach } from '../../platform/attempt-each.ts';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/is-among.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { Locale } from '../../platform/languages.ts';
import { refused } from './file-refusals.ts';
import { fileTypeOf, truthfulName } from './file-type.ts';
import { formEntries, formFiles } from './tables.ts';

/** Of all files that wait: strangers must not fill the disk that the database lies on. */
const MAX_WAITING_BYTES = 1024 * 1024 * 1024;
const LIFETIME_MS = 24 * 60 * 60_000;
const MAX_NAME_LENGTH = 200;

export interface Upload {
  /** As the visitor's browser calls it. */
  name: string;
  content: Readable & { truncated?: boolean };
}

/** Files that come with forms: they wait for their entry for a day, then stay with it. Visitors never get them. */
export class FormFiles {
  readonly #db: Database;
  readonly #waiting: string;
  readonly #kept: string;
  readonly #now: () => Date;

  constructor(db: Database, dataDirectory: string, now: () => Date) {
    this.#db = db;
    this.#waiting = join(dataDirectory, 'temp-files');
    this.#kept = join(dataDirectory, 'form-files');
    this.#now = now;
  }

  /** @throws HttpProblem 400, 413 or 415 in the visitor's language; 503 while too many files wait */
  async receive({ name, content }: Upload, locale: Locale): Promise<TempFile> {
    if ((await this.#waitingBytes()) > MAX_WAITING_BYTES)
      throw new HttpProblem(503, 'Too many files wait for their forms. Try again later.');
    const id = randomBytes(24).toString('base64url');
    const path = join(this.#waiting, id);
    await mkdir(this.#waiting, { recursive: true });
    try {
      await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }));
      if (content.truncated) throw refused('large', locale);
      const file = { id, ...(await described(await readFile(path), plainName(name), locale)) };
      await this.#db.insert(formFiles).values({ ...file, createdAt: this.#now() });
      return file;
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  /** Gives a waiting file to an entry, once. @returns false when there is no such file, or no longer */
  async claim(tx: Database, id: string, entryId: number): Promise<boolean> {
    const waits = and(eq(formFiles.id, id), isNull(formFiles.entryId), gt(formFiles.createdAt, this.#oldest()));
    const claimed = await tx.update(formFiles).set({ entryId }).where(waits).returning({ id: formFiles.id });
    return claimed.length > 0;
  }

  /** Brings files that an entry has claimed to their place. What a crash leaves behind, `sweep` does. */
  async settle(ids: readonly string[], entryId: number): Promise<void> {
    const folder = join(this.#kept, String(entryId));
    if (ids.length > 0) await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const id of ids) await rename(join(this.#waiting, id), join(folder, id));
  }

  /** A file of an entry, for whoever may read that. @returns null when the entry has none of this id, or it is gone */
  async open(id: string, entryId: number): Promise<{ name: string; content: Readable } | null> {
    const [file] = await this.#db
      .select({ name: formFiles.name })
      .from(formFiles)
      .where(and(eq(formFiles.id, id), eq(formFiles.entryId, entryId)));
    if (!file) return null;
    // A crash may have left it where it waited.
    await this.settle([id], entryId).catch(() => undefined);
    const content = createReadStream(join(this.#kept, String(entryId), id));
    const isThere = await once(content, 'open').then(
      () => true,
      () => false,
    );
    return isThere ? { ...file, content } : null;
  }

  /** Removes what nobody has used within its time. */
  async sweep(): Promise<void> {
    await this.#db.delete(formFiles).where(and(isNull(formFiles.entryId), lte(formFiles.createdAt, this.#oldest())));
    await mkdir(this.#waiting, { recursive: true });
    const ids = await readdir(this.#waiting);
    const rows = await this.#db
      .select()
      .from(formFiles)
      .where(isAmong(formFiles.id, ids, 'text'));
    const known = new Map(rows.map((row) => [row.id, row]));
    await attemptEach(ids, async (id) => {
      const row = known.get(id);
      if (row?.entryId) await this.settle([id], row.entryId);
      else if (!row && (await this.#isOld(id))) await rm(join(this.#waiting, id), { force: true });
    });
  }

  /** Removes the files of entries that are deleted. */
  async remove(entryIds: readonly number[]): Promise<void> {
    await attemptEach(entryIds, async (id) => rm(join(this.#kept, String(id)), { recursive: true, force: true }));
  }

  /** Removes the files of entries that are gone, however they went. */
  async removeOrphans(): Promise<void> {
    await mkdir(this.#kept, { recursive: true, mode: 0o700 });
    const ids = (await readdir(this.#kept)).map(Number).filter((id) => Number.isSafeInteger(id));
    const there = await this.#db
      .select({ id: formEntries.id })
      .from(formEntries)
      .where(isAmong(formEntries.id, ids, 'bigint'));
    const known = new Set(there.map(({ id }) => id));
    await this.remove(ids.filter((id) => !known.has(id)));
  }

  /** Without a row it may be on its way in. */
  async #isOld(id: string): Promise<boolean> {
    return (await stat(join(this.#waiting, id))).mtime <= this.#oldest();
  }

  #oldest(): Date {
    return new Date(this.#now().getTime() - LIFETIME_MS);
  }

  async #waitingBytes(): Promise<number> {
    const [total] = await this.#db
      .select({ bytes: sum(formFiles.size) })
      .from(formFiles)
      .where(isNull(formFiles.entryId));
    return Number(total?.bytes ?? 0);
  }
}

async function described(content: Buffer, name: string, locale: Locale): Promise<Omit<TempFile, 'id'>> {
  if (content.length === 0) throw refused('empty', locale);
  const type = await fileTypeOf(content, name);
  if (!type) throw refused('type', locale);
  return { name: truthfulName(name, type), size: content.length, mime: type.mime };
}

/** Without folders and what a screen does not show. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(-MAX_NAME_LENGTH) || 'file';
}
