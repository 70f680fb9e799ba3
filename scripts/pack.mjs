/** `npm run pack`: the production files of gateway and content service in one archive, without sources and compilers. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { checkNode } from './steps/node-version.mjs';
import { archive, stage } from './steps/package.mjs';
import { command, CommandError, ROOT, say, seconds } from './steps/say.mjs';

const HELP = `npm run pack                     dist/foyer-<version>.tar.gz
npm run pack -- --output FILE    somewhere else

The archive runs on machines of this kind (operating system, processor, C library): some packages are compiled for it.`;

await command(async () => {
  const values = given();
  if (values.help) return void console.log(HELP);
  checkNode();
  const started = Date.now();
  const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const file = resolve(values.output ?? join(ROOT, 'dist', `${name}-${version}.tar.gz`));
  await install();
  await build();
  mkdirSync(dirname(file), { recursive: true });
  // Beside the archive: a machine's folder for temporary files may be small.
  const folder = mkdtempSync(`${file}-`);
  try {
    await stage(join(folder, name));
    await archive(folder, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  say(`Packed into ${file} (${seconds(started)}).`);
});

/** @throws {CommandError} FOYER-505 */
function given() {
  try {
    return parseArgs({ options: { output: { type: 'string' }, help: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new CommandError('FOYER-505', `${error.message.split('. ', 1)[0]}. There is:\n${HELP}`);
  }
}
