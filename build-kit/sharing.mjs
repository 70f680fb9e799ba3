import { versionOf } from './packages.mjs';

/**
 * The modules that shell and remotes have in common, with the package that carries their version.
 * Short on purpose: each entry costs bytes in every remote; whatever else is common is re-exported by `@foyer/shared`.
 */
const SINGLETONS = {
  react: 'react',
  'react/jsx-runtime': 'react',
  '@emotion/react': '@emotion/react',
  '@emotion/react/jsx-runtime': '@emotion/react',
  '@foyer/shared': '@foyer/shared',
};

/** Development builds compile JSX to the development runtimes. */
const DEVELOPMENT_SINGLETONS = {
  'react/jsx-dev-runtime': 'react',
  '@emotion/react/jsx-dev-runtime': '@emotion/react',
};

const singletons = (mode) =>
  Object.entries(mode === 'development' ? { ...SINGLETONS, ...DEVELOPMENT_SINGLETONS } : SINGLETONS);

/** Version ranges that a remote built now asks of the shell: share key -> range. */
export const sharedRanges = (mode = 'production') =>
  Object.fromEntries(singletons(mode).map(([key, owner]) => [key, `^${versionOf(owner)}`]));

/** What the shell provides: share key -> exact version. */
export const providedByShell = (mode) =>
  Object.fromEntries(singletons(mode).map(([key, owner]) => [key, versionOf(owner)]));

/** What a remote asks for and never brings itself. */
export const consumedByRemote = (mode) =>
  Object.fromEntries(
    Object.entries(sharedRanges(mode)).map(([key, requiredVersion]) => [
      key,
      { singleton: true, strictVersion: true, import: false, requiredVersion },
    ]),
  );
