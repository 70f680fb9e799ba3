import { join } from 'node:path';
import { node } from './steps/run.mjs';
import { ROOT } from './steps/say.mjs';

test.each([
  ['pack', "Unknown option '--out'. There is:\nnpm run pack", '--out', 'x.tar.gz'],
  ['pack', "Unexpected argument 'x.tar.gz'", 'x.tar.gz'],
  ['pack', "Option '--output <value>' argument missing", '--output'],
  ['start', 'npm start takes no "--port 4000"', '--port', '4000'],
])('%s refuses words that it does not know, and says what there is: %s', async (name, words, ...operands) => {
  const { code, output } = await node([join(ROOT, `scripts/${name}.mjs`), ...operands]);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(`FOYER-505: ${words}`) });
});

test.each(['dev', 'pack', 'test'])('%s says what it does to whoever asks', async (name) => {
  const { code, output } = await node([join(ROOT, `scripts/${name}.mjs`), '--help']);
  expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(new RegExp(`^npm (run )?${name} `)) });
});
