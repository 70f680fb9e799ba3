import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const DEMO = pathToFileURL(join(process.cwd(), 'demo-house/dist/index.js')).href;

/** Everything in the built demo house that is HTML, in both languages. */
export function demoTexts(): string[] {
  const script = `import(${JSON.stringify(DEMO)}).then(({ default: house }) => console.log(JSON.stringify(house.contentOn(new Date()))))`;
  const printed = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return [...new Set(textsIn(JSON.parse(printed)))].filter((text) => /<[a-z]/.test(text));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
