import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findCodeFromText } from './code-from-text.ts';

test.each([
  ['eval("1")', 1],
  ['new Function("a","return a")', 1],
  ['globalThis.Function("return this")()', 1],
  ['x.evaluate(1); function Functional(){}; typeof Function', 0],
])('finds code made from text in %s', (source, count) => {
  const dir = mkdtempSync(join(tmpdir(), 'foyer-code-'));
  writeFileSync(join(dir, 'file.js'), source);
  expect(findCodeFromText(dir)).toHaveLength(count);
  rmSync(dir, { recursive: true });
});
