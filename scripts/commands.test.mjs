import { join } from 'node:path';
import { node } from './steps/run.mjs';
import { ROOT } from './steps/say.mjs';

test.each([
  ['pack', "Unknown option '--out'. There is:\nnpm run pack", '--out', 'x.tar.gz'],
  ['pack', "Unexpected argument 'x.tar.gz'", 'x.tar.gz'],
  ['pack', "Option '--output <value>' argument missing", '--output'],
  ['start', 'npm start takes no "--port 4000"', '--port', '4000'],
  ['pictures', 'npm run pictures takes no "--only home"', '--only', 'home'],
  ['check', 'npm run check takes one commit, not "HEAD", too', 'HEAD~1', 'HEAD'],
  ['build', 'there is no package "shops"; there are shared, content-service, demo-house,', 'shops'],
])('%s refuses words that it does not know, and says what there is: %s', async (name, words, ...operands) => {
  const { code, output } = await node([join(ROOT, `scripts/${name}.mjs`), ...operands]);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(`FOYER-505: ${words}`) });
});

test.each([
  ['dev', 'dev'],
  ['pack', 'pack'],
  ['test', 'test'],
  ['check', 'check'],
  ['build', 'build'],
  ['deploy', 'release', 'deploy'],
  ['deploy', 'release', 'rollback'],
])('what is called npm run %s says what it does to whoever asks: %s', async (name, script, ...operands) => {
  const { code, output } = await node([join(ROOT, `scripts/${script}.mjs`), ...operands, '--help']);
  expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(new RegExp(`^npm (run )?${name} `)) });
});
