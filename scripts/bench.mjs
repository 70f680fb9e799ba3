/** `npm run bench -- bytes`: runs e2e/bench/<name>. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runEndToEndScript } from './steps/e2e-script.mjs';
import { checkNode } from './steps/node-version.mjs';
import { command, CommandError, ROOT } from './steps/say.mjs';

const SOURCES = join(ROOT, 'e2e/bench');

await command(async () => {
  checkNode();
  const known = (existsSync(SOURCES) ? readdirSync(SOURCES) : [])
    .filter((file) => /^[\w-]+\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ''));
  const [name, ...rest] = process.argv.slice(2);
  if (!known.includes(name))
    throw new CommandError(
      'FOYER-505',
      `say which benchmark: "npm run bench -- ${known[0] ?? 'bytes'}"; there are ${known.join(', ')}.`,
    );
  return runEndToEndScript(`bench/${name}`, rest);
});
