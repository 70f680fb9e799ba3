/** `npm run bench -- bytes`: runs e2e/bench/<name>. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './steps/build.mjs';
import { ensureBrowser } from './steps/browser.mjs';
import { install } from './steps/install.mjs';
import { checkNode } from './steps/node-version.mjs';
import { node } from './steps/run.mjs';
import { command, CommandError, ROOT } from './steps/say.mjs';

const SOURCES = join(ROOT, 'e2e/bench');

/** Script of a benchmark: plain JavaScript as it is, TypeScript as it is compiled. */
function scriptOf(name) {
  const plain = join(SOURCES, `${name}.mjs`);
  return existsSync(plain) ? plain : join(ROOT, `e2e/dist/bench/${name}.js`);
}

await command(async () => {
  checkNode();
  const known = (existsSync(SOURCES) ? readdirSync(SOURCES) : []).filter((file) => /^[\w-]+\.(?:mjs|ts)$/.test(file)).map((file) => file.replace(/\.\w+$/, ''));
  const [name, ...rest] = process.argv.slice(2);
  if (!known.includes(name)) throw new CommandError('FOYER-505', `say which benchmark: "npm run bench -- ${known[0] ?? 'bytes'}"; there are ${known.join(', ')}.`);
  await install();
  await build();
  const types = await node([join(ROOT, 'node_modules/typescript/bin/tsc'), '-b', 'e2e'], { show: true });
  if (types.code !== 0) throw new CommandError('FOYER-507', 'the benchmarks do not compile; the messages stand above.');
  const browser = await ensureBrowser();
  return (await node(['--enable-source-maps', scriptOf(name), ...rest], { env: { CHROMIUM_PATH: browser }, show: true })).code;
});
