import { FoyerError, type ReleaseManifest } from '@foyer/shared';
import { inLanes } from './lanes.ts';

/** Nobody asks for source maps but developers. */
const UNUSED = /\.map(?:\.br|\.gz)?$/;
/** So many files at once: the first visitors of a new release come first. */
const LANES = 2;
/** What did not come is fetched again after so long, in milliseconds. */
const RETRY_MS = 5000;

/** What is to be done with copies, one at a time. */
export interface CopyWork {
  manifest: (remote: string, release: string) => Promise<ReleaseManifest>;
  /** @returns whether the file is here, as it was published */
  copy: (manifest: ReleaseManifest, path: string) => Promise<boolean>;
  noteUse: (releases: Record<string, string>) => Promise<void>;
  dropUnused: () => Promise<void>;
  report: (error: FoyerError) => void;
}

/** Sees to it that releases in use have copies as a whole, so that they do not depend on a bucket that is away. */
export class CopiesInUse {
  readonly #work: CopyWork;
  readonly #whole = new Set<string>();
  #used: Record<string, string> = {};
  #last: Promise<void> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(work: CopyWork) {
    this.#work = work;
  }

  /** @param releases by remote */
  retain(releases: Record<string, string>): void {
    const before = this.#used;
    this.#used = releases;
    this.#last = this.#last.then(() => this.#work.noteUse(before));
    this.#bringAll();
  }

  /** Nothing is fetched again from now on. */
  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#retry);
  }

  #bringAll(): void {
    const { noteUse, dropUnused, report } = this.#work;
    this.#last = this.#last
      .then(async () => {
        for (const [remote, release] of Object.entries(this.#used)) await this.#bring(remote, release);
        await noteUse(this.#used);
        await dropUnused();
      })
      .catch((cause: unknown) => {
        report(
          cause instanceof FoyerError
            ? cause
            : new FoyerError('FOYER-116', `releases in use cannot be copied: ${String(cause)}`, { cause }),
        );
        clearTimeout(this.#retry);
        if (!this.#isOver) this.#retry = setTimeout(() => this.#bringAll(), RETRY_MS).unref();
      });
  }

  /** Copies a release as a whole. */
  async #bring(remote: string, release: string): Promise<void> {
    const key = `${remote}/${release}`;
    if (this.#whole.has(key)) return;
    const manifest = await this.#work.manifest(remote, release);
    const missing: string[] = [];
    const wanted = Object.keys(manifest.files).filter((path) => !UNUSED.test(path));
    await inLanes(
      wanted,
      async (path) => {
        if (!(await this.#work.copy(manifest, path))) missing.push(path);
      },
      LANES,
    );
    this.#whole.add(key);
    if (missing.length > 0)
      this.#work.report(
        new FoyerError(
          'FOYER-112',
          `${missing.sort().join(', ')} of ${remote}@${release} (${manifest.owner}) is missing or not what was published: roll back, or deploy another build`,
        ),
      );
  }
}
