import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '@foyer/shared';
import { S3Bucket } from '@foyer/shared/bucket';
import { type S3Server, startS3 } from '@foyer/shared/s3-server';
import { readSettings, type Place } from '@foyer/shared/settings';
import { keyOf } from '../releases/bucket-store.ts';
import { openStore } from '../releases/open-store.ts';
import type { ReleaseStore } from '../releases/release-store.ts';

/** Where releases can lie. */
export const PLACES = ['a folder', 'a bucket'] as const;

/** An empty place for releases, with hands that no store has. */
export interface ReleasePlace {
  /** The setting that names it. */
  setting: string;
  settings: Place;
  /** One more store, as another process would have. */
  open: () => Promise<ReleaseStore>;
  /** What the file of a release is called here. */
  nameOf: (manifest: ReleaseManifest, path: string) => string;
  /** Gives a file other contents, in one step. */
  overwrite: (name: string, text: string | Buffer) => Promise<void>;
  /** Makes a file of one sign, with the folders it needs. */
  write: (name: string) => Promise<void>;
  contents: (name: string) => Promise<Buffer>;
  remove: (name: string) => Promise<void>;
  /** What a deploy of the remote leaves that is killed on its way. */
  leaveUnfinished: (remote: string) => Promise<void>;
  drop: () => Promise<void>;
}

/** Makes empty places of one kind. */
export interface Places {
  make: () => Promise<ReleasePlace>;
  /** The server behind buckets. */
  s3: S3Server | null;
  stop: () => Promise<void>;
}

/** Opens what places of a kind need: for buckets a server, whose credentials become this process's. */
export async function openPlaces(kind: (typeof PLACES)[number]): Promise<Places> {
  if (kind === 'a folder') return { make: makeFolder, s3: null, stop: async () => undefined };
  const s3 = await startS3();
  Object.assign(process.env, s3.env);
  return { make: () => makeBucket(s3), s3, stop: s3.stop };
}

async function makeFolder(): Promise<ReleasePlace> {
  const root = await mkdtemp(join(tmpdir(), 'foyer-releases-'));
  const write = async (name: string) => {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), '-');
  };
  const settings = { folder: root };
  return {
    setting: root,
    settings,
    open: () => openStore({ releases: settings }),
    nameOf: ({ name, release }, path) => `${name}/${release}/${path}`,
    overwrite: async (name, text) => {
      await writeFile(join(root, `${name}.next`), text);
      await rename(join(root, `${name}.next`), join(root, name));
    },
    contents: (name) => readFile(join(root, name)),
    write,
    remove: (name) => rm(join(root, name)),
    leaveUnfinished: (remote) => write(`${remote}/.unfinished-${randomUUID()}/index.cjs`),
    drop: () => rm(root, { recursive: true, force: true }),
  };
}

async function makeBucket(s3: S3Server): Promise<ReleasePlace> {
  const setting = s3.place(randomUUID());
  const settings = readSettings({ ...s3.env, RELEASES: setting }).releases;
  if ('folder' in settings) throw new Error(`${setting} is no bucket`);
  const bucket = new S3Bucket(settings);
  const write = async (name: string) => void (await bucket.write(name, Buffer.from('-')));
  return {
    setting,
    settings,
    open: () => openStore({ releases: settings }),
    nameOf: keyOf,
    overwrite: async (name, text) => void (await bucket.write(name, Buffer.from(text))),
    contents: async (name) => {
      const found = await bucket.read(name);
      if (!found || found === 'unchanged') throw new Error(`there is no ${name}`);
      return found.bytes;
    },
    remove: (name) => bucket.delete(name),
    write,
    leaveUnfinished: (remote) => write(`${remote}/9.0.0-0123456789/index.cjs`),
    drop: async () => undefined,
  };
}
