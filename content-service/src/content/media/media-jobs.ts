import { and, eq } from 'drizzle-orm';
import Type from 'typebox';
import { HopelessJob } from '../../platform/jobs/jobs.ts';
import type { Service } from '../../service.ts';
import { sweepFolders } from './folders.ts';
import { Incoming } from './incoming.ts';
import { addAvif } from './picture-files.ts';
import { AVIF_JOB, type PictureLibrary } from './picture-library.ts';
import { pictures } from './tables.ts';

const SWEEP_EVERY_MS = 60 * 60_000;
const PictureJobSchema = Type.Object({ picture: Type.Integer() });

/** What the library does after its answers: smaller formats, and tidying up. */
export function handleMediaJobs(
  { db, changes, jobs, mediaStorage, dataDirectory, now }: Service,
  library: PictureLibrary,
): void {
  jobs.handle(AVIF_JOB, {
    schema: PictureJobSchema,
    attempts: 6,
    run: async ({ picture }, { signal }) => {
      const [row] = await db.select().from(pictures).where(eq(pictures.id, picture));
      // Deleted in the meantime, or done before a crash.
      if (!row || row.thumbnails.small.avif) return;
      if (!row.master) throw new HopelessJob(`picture ${picture} has no master`);
      const thumbnails = await addAvif(mediaStorage, await library.pixelsOf(row), row, signal);
      // Another crop has another job.
      const unchanged = and(eq(pictures.id, picture), eq(pictures.url, row.url));
      await changes.write(
        () => ['media'],
        async (tx) => void (await tx.update(pictures).set({ thumbnails }).where(unchanged)),
      );
    },
  });
  jobs.handle('media.sweep', {
    attempts: 3,
    repeats: (after) => new Date(after.getTime() + SWEEP_EVERY_MS),
    run: async () => {
      await new Incoming(dataDirectory).sweep(now());
      await sweepFolders(db, mediaStorage, now());
    },
  });
}
