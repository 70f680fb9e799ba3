import { join } from 'node:path';
import { redirects } from '../content/site/tables.ts';
import { sweepFolders } from '../content/media/folders.ts';
import { mediaFolders } from '../content/media/tables.ts';
import { openEmbeddedStore } from '../platform/database/embedded-store.ts';
import { migrate } from '../platform/database/migrate.ts';
import { FolderStorage } from '../platform/storage/folder-storage.ts';

/** Folders of pictures that are gone: texts still name all but the last. Says what two sweeps have removed that look at one less each. */
const [, , directory = '', count = '3'] = process.argv;
const MONTH_MS = 30 * 24 * 60 * 60_000;

const store = await openEmbeddedStore(join(directory, 'database'));
await migrate(store);
const now = new Date();
const folders = Array.from({ length: Number(count) }, (_, index) => `gone-${index}`);
const unusedSince = new Date(now.getTime() - MONTH_MS);
await store.db.insert(mediaFolders).values(folders.map((folder) => ({ folder, unusedSince })));
const named = folders
  .slice(0, -1)
  .map((folder, index) => ({ oldPath: `/de/${index}`, newPath: `/media/${folder}/a.jpg` }));
await store.db.insert(redirects).values(named);
const storage = new FolderStorage(join(directory, 'media'));
const sweep = () => sweepFolders(store.db, storage, now, folders.length - 1);
const removed = [await sweep(), await sweep()];
process.stdout.write(JSON.stringify(removed));
await store.close();
