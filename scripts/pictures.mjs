/** `npm run pictures`: takes the pictures in `docs/pictures/screens` anew. */
import { runEndToEndScript } from './steps/e2e-script.mjs';
import { checkNode } from './steps/node-version.mjs';
import { command, CommandError } from './steps/say.mjs';

await command(async () => {
  checkNode();
  const words = process.argv.slice(2);
  if (words.length > 0)
    throw new CommandError('FOYER-505', `npm run pictures takes no "${words.join(' ')}": it takes every picture anew.`);
  return runEndToEndScript('pictures/pictures', []);
});
