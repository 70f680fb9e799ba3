/** What ids of the platform begin with: its own and its remotes' globals, those of React, of webpack, of the banner's library. */
const PREFIXES = ['foyer', 'webpack', '_', ':', '«', 'cc-', 'cm__', 'pm__'];

/** Ids that the shell looks up itself. */
const OF_THE_SHELL = ['main', 'menu'];

/**
 * Globals that not every browser has and that our code and its libraries ask for: an element of such an id would stand in
 * their place. Those that every browser has cannot be taken by an id.
 */
const GLOBALS = [
  ...[
    'scheduler',
    'requestIdleCallback',
    'cancelIdleCallback',
    'trustedTypes',
    'navigation',
    'process',
    'global',
    'module',
    'exports',
  ],
  ...[
    'define',
    'require',
    'reportError',
    'structuredClone',
    'setImmediate',
    'MSApp',
    'opera',
    'attachEvent',
    'currentScript',
  ],
];

const RESERVED = new RegExp(`^(?:${PREFIXES.join('|')}|(?:${[...OF_THE_SHELL, ...GLOBALS].join('|')})$)`, 'i');

/** Is this id none for what authors write? Code of the platform would take their element for its own. */
export function isReservedId(id: string): boolean {
  return RESERVED.test(id.trim());
}
