/** `npm run pictures`: takes the pictures in `docs/pictures/screens` anew. */
import { runEndToEndScript } from './steps/e2e-script.mjs';
import { checkNode } from './steps/node-version.mjs';
import { command } from './steps/say.mjs';

await command(() => {
  checkNode();
  return runEndToEndScript('pictures/pictures', []);
});
