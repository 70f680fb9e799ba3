import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { StartError } from '../start-error.ts';
import type { Store } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { DurableFileSystem, START_PARAMETERS } from './durable-file-system.ts';
import { type MaintenanceIntervals, startMaintenance } from './embedded-maintenance.ts';
import { GuardedPGlite } from './guarded-pglite.ts';
import { reasonOf } from './refusal-of-files.ts';

/** A database in this very process, kept in a directory. */
export interface EmbeddedStore extends Store {
  /** Files brought to the disk since start. */
  readonly syncs: number;
}

/**
 * Opens (or creates) the database in `dataDirectory`, in this process.
 * @throws StartError FOYER-401 when another process has it open, FOYER-404 when the directory cannot be used
 */
export async function openEmbeddedStore(
  dataDirectory: string,
  { maintenance }: { maintenance?: MaintenanceIntervals } = {},
): Promise<EmbeddedStore> {
  const lock = await usable(dataDirectory, async () => {
    mkdirSync(dataDirectory, { recursive: true });
    return lockDirectory(dataDirectory);
  });
  const fs = new DurableFileSystem(join(dataDirectory, 'database'));
  const client = new GuardedPGlite({ fs, startParams: START_PARAMETERS, extensions: { pg_trgm } });
  try {
    await usable(dataDirectory, () => client.waitReady);
  } catch (error) {
    lock.release();
    throw error;
  }
  const db = drizzle({ client });
  const endMaintenance = startMaintenance(db, maintenance);

  return {
    db,
    isShared: false,
    get syncs() {
      return fs.syncs;
    },
    script: async (text) => void (await client.exec(text)),
    // The directory lock has seen to it that there is no other process.
    exclusively: (work) => work(),
    listen: async (channel, heard) => void (await client.listen(channel, heard)),
    check: async () => void (await db.execute(sql`select 1`)),
    close: async () => {
      endMaintenance();
      await client.close();
      lock.release();
    },
  };
}

async function usable<T>(directory: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError('FOYER-404', `The data directory ${directory} cannot be used: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}
