/** `npm run build`, `npm run build -- events shell`: builds all packages, or some and what they depend on. */
import { build, packageNamed } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { checkNode } from './steps/node-version.mjs';
import { asksForHelp, command } from './steps/say.mjs';

const HELP = `npm run build                   everything that has changed
npm run build -- events shell   these packages, and what they depend on`;

await command(async () => {
  if (asksForHelp()) return void console.log(HELP);
  checkNode();
  await install();
  await build(process.argv.slice(2).map((word) => packageNamed(word).name));
});
