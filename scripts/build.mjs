/** `npm run build`, `npm run build -- events shell`: builds all packages, or some and what they depend on. */
import { build, packageNamed } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { checkNode } from './steps/node-version.mjs';
import { command } from './steps/say.mjs';

await command(async () => {
  checkNode();
  await install();
  await build(process.argv.slice(2).map((word) => packageNamed(word).name));
});
