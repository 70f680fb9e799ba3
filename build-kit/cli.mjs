#!/usr/bin/env node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCodeFromText } from '@foyer/shared/code-from-text';
import { backOfficeConfig, build, remoteConfigs, shellConfig, workerConfig } from './index.mjs';

const KINDS = {
  remote: remoteConfigs,
  shell: (options) => [shellConfig(options), ...(options.mode === 'production' ? [workerConfig(options)] : [])],
  'back-office': (options) => [backOfficeConfig(options)],
};

/** Prints what a visitor downloads: brotli bytes per script. */
function report(dir) {
  for (const file of readdirSync(dir, { recursive: true })
    .filter((name) => name.endsWith('.js.br'))
    .sort()) {
    console.log(`  ${String(readFileSync(join(dir, file)).length).padStart(7)} B  ${file.slice(0, -3)}`);
  }
}

async function main([kind, ...options]) {
  const configure = KINDS[kind];
  if (!configure) throw new Error('FOYER-505: Usage: cli.mjs remote|shell|back-office [--dev]');
  const mode = options.includes('--dev') ? 'development' : 'production';
  const dir = process.cwd();
  process.env.NODE_ENV = mode;
  const started = Date.now();
  await build(configure({ dir, mode }));
  const client = join(dir, 'dist/client');
  const [place] = mode === 'production' ? findCodeFromText(client) : [];
  if (place)
    throw new Error(
      `FOYER-508: ${place.file} makes code from text, which the content security policy forbids: … ${place.excerpt} …`,
    );
  console.log(`${kind} built in ${((Date.now() - started) / 1000).toFixed(1)} s; brotli:`);
  report(client);
}

await main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
