import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorColours } from '@foyer/shared/theme';

/** Drawings, samples of what is pasted and people have colours of their own. */
const OTHERS = /module-picture|style-picture|clipboard-samples|previews|person-colour/;

test('the colours of the editor stand in one place', () => {
  const sources = join(__dirname, '..');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !OTHERS.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const colours = new RegExp(`(?:${Object.values(editorColours).join('|')})(?![\\da-f])`, 'i');
  expect(files.filter((file) => colours.test(readFileSync(join(sources, file), 'utf8')))).toEqual([]);
});
