/** `npm run content -- backup house.tar.gz`, `restore`, `export events.csv`, `import events.csv`: what the content service keeps. */
import { join } from 'node:path';
import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { checkNode } from './steps/node-version.mjs';
import { node } from './steps/run.mjs';
import { command, ROOT } from './steps/say.mjs';

await command(async () => {
  checkNode();
  await install();
  await build(['@foyer/content-service']);
  return (
    await node(['--enable-source-maps', join(ROOT, 'content-service/dist/cli.js'), ...process.argv.slice(2)], {
      show: true,
    })
  ).code;
});
