import { FoyerError } from '@foyer/shared';

/** What is active of one remote. */
export interface RegistryEntry {
  release: string;
  /** Releases that were active before, the latest first: where `rollback` goes. */
  history: string[];
}

/** `registry.json`: the one mutable thing among the releases. */
export interface Registry {
  /** Rises with every change. */
  revision: number;
  remotes: Record<string, RegistryEntry>;
  /**
   * Releases that nothing names any more (`events/1.0.0-a`), by the instant (ISO) at which they went out of use or `prune` found them so. They stay
   * in it when their files are gone: what was retired is not published as something new.
   */
  retired?: Record<string, string>;
}

/** Before anything was published. */
export const EMPTY_REGISTRY: Registry = { revision: 0, remotes: {} };

/** What a release is called in `retired`. */
export const retiredKey = (remote: string, release: string): string => `${remote}/${release}`;

/** Whether a release is active, or one to go back to. */
export function isNamed({ remotes }: Registry, remote: string, release: string): boolean {
  const entry = remotes[remote];
  return entry !== undefined && (entry.release === release || entry.history.includes(release));
}

/** How many older releases a remote can be rolled back through. */
const KEPT_HISTORY = 20;

/** Makes a release the active one. */
export function activate(registry: Registry, remote: string, release: string, now = new Date()): Registry {
  const current = registry.remotes[remote];
  if (current?.release === release) return registry;
  const history = current
    ? [current.release, ...current.history.filter((older) => older !== release)].slice(0, KEPT_HISTORY)
    : [];
  return changed(registry, { ...registry.remotes, [remote]: { release, history } }, now);
}

/**
 * Makes an older release the active one: the one before, or the one named.
 * @throws FoyerError FOYER-111 when there is none.
 */
export function rollBack(registry: Registry, remote: string, release?: string, now = new Date()): Registry {
  const current = registry.remotes[remote];
  if (!current) throw unknown(registry.remotes, remote);
  if (release !== undefined) return activate(registry, remote, release, now);
  const [previous, ...history] = current.history;
  if (!previous)
    throw new FoyerError(
      'FOYER-111',
      `remote "${remote}" has no release before ${current.release}: name one, "npm run rollback -- ${remote} <release>"`,
    );
  return changed(registry, { ...registry.remotes, [remote]: { release: previous, history } }, now);
}

/**
 * Takes a remote out of the site. Its releases stay.
 * @throws FoyerError FOYER-111 when it is not active, or the only one: a registry without remotes counts as damaged.
 */
export function remove(registry: Registry, remote: string, now = new Date()): Registry {
  const { remotes } = registry;
  const { [remote]: removed, ...others } = remotes;
  if (!removed) throw unknown(remotes, remote);
  if (Object.keys(others).length === 0)
    throw new FoyerError('FOYER-111', `"${remote}" is the only remote: deploy another one before`);
  return changed(registry, others, now);
}

const unknown = (remotes: Registry['remotes'], remote: string) =>
  new FoyerError(
    'FOYER-111',
    `the site has no remote "${remote}": there are ${Object.keys(remotes).sort().join(', ') || 'none'}; one that was removed comes back with "npm run deploy -- ${remote}"`,
  );

/**
 * Reads the text of `registry.json`.
 * @throws FoyerError FOYER-101 when it is not a registry.
 */
export function parseRegistry(text: string, file: string): Registry {
  let reason = text.trim() === '' ? 'it is empty' : 'its shape is another';
  try {
    const value: unknown = JSON.parse(text);
    if (isRegistry(value)) return value;
    reason += `: ${text.slice(0, 60)}`;
  } catch (error) {
    if (error instanceof Error && text.trim() !== '') reason = error.message;
  }
  throw new FoyerError(
    'FOYER-101',
    `${file} is not a registry (${reason}): restore it, or remove it and deploy every remote`,
  );
}

/** The registry after this one. It never forgets a release that was active: one that it does not know was not, whoever has published it. */
function changed(before: Registry, remotes: Registry['remotes'], now: Date): Registry {
  const named = namesIn(remotes);
  const gone = namesIn(before.remotes).map((name): [string, string] => [name, now.toISOString()]);
  const retired = [...gone, ...Object.entries(before.retired ?? {})].filter(([name]) => !named.includes(name));
  return {
    revision: before.revision + 1,
    remotes,
    ...(retired.length > 0 && { retired: Object.fromEntries(retired) }),
  };
}

const namesIn = (remotes: Registry['remotes']): string[] =>
  Object.entries(remotes).flatMap(([remote, { release, history }]) =>
    [release, ...history].map((name) => retiredKey(remote, name)),
  );

function isRegistry(value: unknown): value is Registry {
  if (typeof value !== 'object' || value === null || !('revision' in value) || !('remotes' in value)) return false;
  const { revision, remotes } = value;
  const retired = 'retired' in value ? value.retired : {};
  return (
    Number.isInteger(revision) &&
    typeof remotes === 'object' &&
    remotes !== null &&
    Object.values(remotes).every(isEntry) &&
    typeof retired === 'object' &&
    retired !== null &&
    Object.values(retired).every((since) => typeof since === 'string')
  );
}

function isEntry(value: unknown): value is RegistryEntry {
  if (typeof value !== 'object' || value === null || !('release' in value) || !('history' in value)) return false;
  const { release, history } = value;
  return (
    typeof release === 'string' &&
    isReleaseName(release) &&
    Array.isArray(history) &&
    history.every((item) => typeof item === 'string' && isReleaseName(item))
  );
}

/** A registry that is missing where there are releases: no site is empty for that. */
export const registryGone = (file: string): FoyerError =>
  new FoyerError('FOYER-101', `${file} is gone, and there are releases: restore it, or deploy every remote`);

/** Names become folders: nothing that leaves them. */
export function isReleaseName(name: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9.+-]*$/.test(name) && !name.includes('..');
}

/** Whether it is called as a published build is: by version and contents. Whatever else lies beside releases is somebody's own. */
export function isBuildName(name: string): boolean {
  return isReleaseName(name) && /^\d+\.\d+\.\d+.*-[0-9a-f]{10}$/.test(name);
}
