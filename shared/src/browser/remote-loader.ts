import { CONTRACT_VERSION, type Snapshot } from '../contract.ts';
import { FoyerError } from '../errors.ts';
import { federatedName } from '../federated-name.ts';
import type { AnyFragment } from '../fragment/define-fragment.ts';
import { backOff } from './back-off.ts';

/** Where a remote's entry lies, and what it must be: see `SnapshotRemote`. */
export interface RemoteEntry {
  name: string;
  entry: string;
  integrity: string;
}

/** What the federation runtime must be able to do; the shell hands it in. */
export interface Federation {
  registerRemotes: (remotes: RemoteEntry[], options?: { force?: boolean }) => void;
  loadRemote: <T>(id: string) => Promise<T | null>;
}

/** Where the site's gateway serves releases: code comes from nowhere else, whatever a snapshot says. */
const RELEASE_BASE = /^\/releases(?:\/[a-z0-9][\w.+-]*){2}$/i;

/** Pause before the one silent second try, in milliseconds. */
const RETRY_AFTER_MS = 250;

/** Loads fragments' code from the remotes of one registry snapshot. */
export class RemoteLoader {
  readonly #snapshot: Snapshot;
  readonly #federation: Federation;
  readonly #loads = new Map<string, Promise<AnyFragment>>();

  constructor(snapshot: Snapshot, federation: Federation) {
    this.#snapshot = snapshot;
    this.#federation = federation;
    const own = Object.keys(snapshot.remotes).filter((name) => this.#isOwn(name));
    federation.registerRemotes(own.map((name) => this.#entryOf(name)));
  }

  /**
   * The definition of a fragment. Loaded once; a failed load is tried again once, then forgotten, so that the next call tries anew.
   * @throws FoyerError FOYER-301 (entry), 302 (chunk), 304 (shared library), 305 (its code threw), 306 (contract), 314 (another address).
   */
  load(remote: string, fragment: string): Promise<AnyFragment> {
    const id = `${remote}/${fragment}`;
    const known = this.#loads.get(id);
    if (known) return known;
    const load = this.#load(remote, fragment).catch(async (error: unknown) => {
      if (!this.#isOwn(remote)) throw error;
      await backOff(RETRY_AFTER_MS);
      this.#federation.registerRemotes([this.#entryOf(remote)], { force: true });
      return this.#load(remote, fragment);
    });
    this.#loads.set(id, load);
    load.catch(() => this.#loads.delete(id));
    return load;
  }

  async #load(remote: string, fragment: string): Promise<AnyFragment> {
    const known = this.#snapshot.remotes[remote];
    if (!known) throw new FoyerError('FOYER-301', `no active release of "${remote}"`);
    if (!this.#isOwn(remote))
      throw new FoyerError('FOYER-314', `"${remote}" is to come from ${known.base}, which is no release of this site`);
    const who = `${remote}@${known.release} (${known.owner})`;
    if (known.contract !== CONTRACT_VERSION) {
      throw new FoyerError('FOYER-306', `${who} speaks contract ${known.contract}, the shell ${CONTRACT_VERSION}`);
    }
    try {
      const module = await this.#federation.loadRemote<{ default: AnyFragment }>(
        `${federatedName(remote)}/${fragment}`,
      );
      if (!module?.default) throw new Error(`it has no default export`);
      return module.default;
    } catch (cause) {
      throw explain(cause, who, fragment);
    }
  }

  #isOwn(remote: string): boolean {
    return RELEASE_BASE.test(this.#snapshot.remotes[remote]?.base ?? '');
  }

  #entryOf(remote: string): RemoteEntry {
    const { base, integrity = '' } = this.#snapshot.remotes[remote] ?? {};
    return {
      name: federatedName(remote),
      entry: new URL(`${base}/client/remoteEntry.js`, location.href).href,
      integrity,
    };
  }
}

/** Tells the kinds of failure apart, because each needs another answer: a missing file, another library, a defect. */
function explain(cause: unknown, who: string, fragment: string): FoyerError {
  const message = cause instanceof Error ? cause.message : String(cause);
  if (cause instanceof Error && (cause.name === 'ChunkLoadError' || /loading chunk/i.test(message))) {
    return new FoyerError('FOYER-302', `a file of ${who} needed for "${fragment}" could not be loaded`, { cause });
  }
  if (/shared singleton|does not satisfy|RUNTIME-006/i.test(message)) {
    return new FoyerError(
      'FOYER-304',
      `${who} needs another version of a shared library than the shell has: ${message}`,
      { cause },
    );
  }
  if (/RUNTIME-00[18]|remoteEntryExports|scriptExternal|script resources/i.test(message)) {
    return new FoyerError('FOYER-301', `the entry of ${who} could not be loaded`, {
      cause,
    });
  }
  return new FoyerError('FOYER-305', `the code of "${fragment}" of ${who} failed while it was loaded: ${message}`, {
    cause,
  });
}
