import { CommandError } from './say.mjs';

const OLDEST = [20, 19];

/** @throws {CommandError} FOYER-513 when this Node is too old */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new CommandError(
    'FOYER-513',
    `this is Node ${version}; Foyer needs Node ${OLDEST.join('.')} or newer: install it from https://nodejs.org and try again.`,
  );
}
