import { eq } from 'drizzle-orm';
import { recordAuditEvents } from '../../platform/audit/audit-trail.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Service } from '../../service.ts';
import { durationOf } from './duration.ts';
import { adopt, reserve } from './folders.ts';
import type { IncomingFile } from './incoming.ts';
import { cleanName, newFolder, titleFrom } from './names.ts';
import { mediaFiles } from './tables.ts';
import type { MediaKind } from './upload-types.ts';

/** Kinds that take a while. */
const TIMED: ReadonlySet<MediaKind> = new Set(['audio', 'video']);

const EMPTY = { de: '', en: '' };

/** Puts a film, a sound or a document into the library, as it is. @returns its id */
export async function addFile(
  { name, path, bytes, sha256, type }: IncomingFile,
  kind: Exclude<MediaKind, 'picture'>,
  { author }: { author: string },
  { db, changes, mediaStorage, now }: Pick<Service, 'db' | 'changes' | 'mediaStorage' | 'now'>,
): Promise<{ id: number; isNew: boolean }> {
  const known = await bySha(db, sha256);
  if (known) return { id: known, isNew: false };
  const folder = newFolder();
  const file = `${folder}/${cleanName(name)}${type.ending}`;
  const durationS = TIMED.has(type.kind) ? await durationOf(path) : null;
  await reserve(db, [folder], now());
  await mediaStorage.put(file, { path });
  const title = titleFrom(name);
  const texts = { title: { de: title, en: title }, alt: EMPTY, credit: EMPTY, transcript: EMPTY, captions: EMPTY };
  return changes.write(
    () => ['media'],
    async (tx) => {
      const row = {
        kind,
        url: `/media/${file}`,
        mime: type.mime,
        bytes,
        durationS,
        sha256,
        createdAt: now(),
        ...texts,
      };
      const [added] = await tx
        .insert(mediaFiles)
        .values(row)
        .onConflictDoNothing({ target: mediaFiles.sha256 })
        .returning({ id: mediaFiles.id });
      // The same file came twice at once.
      if (!added) return { id: (await bySha(tx, sha256)) ?? 0, isNew: false };
      await adopt(tx, [folder], { mediaFileId: added.id });
      await recordAuditEvents(tx, [{ author, action: 'create', resource: 'media-files', recordId: added.id, title }]);
      return { id: added.id, isNew: true };
    },
  );
}

async function bySha(db: Database, sha256: string): Promise<number | null> {
  const [row] = await db.select({ id: mediaFiles.id }).from(mediaFiles).where(eq(mediaFiles.sha256, sha256));
  return row?.id ?? null;
}
