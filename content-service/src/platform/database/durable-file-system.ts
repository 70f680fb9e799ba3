import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Parts of Emscripten's file system that PGlite's types leave out. */
interface NodeFileOperations {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  node_ops: {
    mknod: (parent: object, name: string, mode: number, device: number) => object;
    setattr: (node: object, attributes: { mode?: number }) => void;
  };
}

/** Files and folders are their owner's alone: PGlite asks for 666, whatever the process is told to leave out. */
const forOwner = (mode: number): number => mode & ~0o077;

function hasNodeFiles(module: object): module is { NODEFS: NodeFileOperations } {
  return 'NODEFS' in module;
}

/**
 * PGlite starts PostgreSQL with fsync off, and its file system ignores fsync. Together with `START_PARAMETERS`
 * this class makes every commit reach the disk, and keeps the files private. It reaches into internals: the version is pinned and a test counts.
 */
export class DurableFileSystem extends NodeFS {
  /** How often files were brought to the disk since start. */
  syncs = 0;

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const install = (module: object): void => {
      if (!hasNodeFiles(module)) throw new Error('PGlite no longer offers NODEFS: commits would not reach the disk');
      module.NODEFS.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        this.syncs += 1;
        return 0;
      };
      const { mknod, setattr } = module.NODEFS.node_ops;
      Object.assign(module.NODEFS.node_ops, {
        mknod: (...[parent, name, mode, device]: Parameters<typeof mknod>) =>
          mknod(parent, name, forOwner(mode), device),
        setattr: (...[node, { mode, ...others }]: Parameters<typeof setattr>) =>
          setattr(node, mode === undefined ? others : { ...others, mode: forOwner(mode) }),
      });
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), install] } };
  }
}

/**
 * PGlite's own parameters without `-F` (fsync off); the default sync method is one that it does not implement. Of the log, as little as
 * PostgreSQL allows is kept to be written over: its own default is 80 MB, of which a small house never fills one.
 */
export const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['wal_sync_method=fsync', 'min_wal_size=32MB', 'max_wal_size=32MB'].flatMap((setting) => ['-c', setting]),
];
