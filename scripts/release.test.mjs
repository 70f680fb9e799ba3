import { join } from 'node:path';
import { node } from './steps/run.mjs';
import { ROOT } from './steps/say.mjs';

test.each([
  ['deploy', 'say which one remote', 'events', 'magazine'],
  ['deploy', 'say which one remote', 'nothing'],
  ['status', '"status" takes no "events"', 'events'],
  ['status', '"status" takes no "--all"', '--all'],
  ['rollback', '"rollback" takes no "now"', 'events', '1.0.0-a', 'now'],
  ['rollback', 'a remote is missing'],
  ['prune', '"events" is no number of days', 'events'],
])('%s refuses words that it does not know, and says which it does: %s', async (action, words, ...operands) => {
  const { code, output } = await node([join(ROOT, 'scripts/release.mjs'), action, ...operands]);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(`FOYER-505: ${words}`) });
});
