import { CLIPBOARD_SAMPLES } from '../testing/clipboard-samples.ts';
import { cleanPaste, lostInPaste } from './clean-paste.ts';

test('a table is said to be lost, and only where there is one', () => {
  const tables = CLIPBOARD_SAMPLES.filter(({ html }) => lostInPaste(html) === 'table').map(({ from }) => from);
  expect(tables.every((from) => from.includes('a table'))).toBe(true);
  expect(tables).toHaveLength(4);
});

test.each([
  ['<p>Text</p><img src="https://a.example/a.jpg" alt="Saal">', 'picture'],
  ['<p>Text</p><img src="data:image/png;base64,AA==">', 'picture'],
  ['<p>Text <img src="https://a.example/emoji.png" alt="🎭"></p>', null],
  ['<p>Text <img src="https://a.example/jahr.png" alt="2026"></p>', 'picture'],
  ['<p>Text <img src="https://a.example/flag.png" alt="🇩🇪"></p>', null],
  ['<p>Text <img src="https://a.example/seen" width="1" height="1"></p>', null],
  ['<p><s>12</s> 10 Euro</p>', 'struck'],
  ['<p><span style="text-decoration: line-through">12</span> 10 Euro</p>', 'struck'],
  ['<p>Text</p>', null],
])('%s: what is said to be lost is %s', (html, lost) => {
  expect(lostInPaste(html)).toBe(lost);
});

test.each([
  ['<p>20 m<sup>2</sup>, H<sub>2</sub>O, 10<sup>-3</sup></p>', '<p>20 m², H₂O, 10⁻³</p>'],
  ['<p>1<sup>er</sup> étage</p>', '<p>1er étage</p>'],
  ['<details><summary>Frage</summary>Antwort</details>', '<p>Frage</p><p>Antwort</p>'],
  ['<pre>Erste Zeile\nzweite <b>Zeile</b></pre>', '<p>Erste Zeile<br>zweite <strong>Zeile</strong></p>'],
  ['<p>Da</p><p hidden>nicht</p><p style="mso-hide:all;display:none">nicht</p>', '<p>Da</p>'],
  ['<p>Premiere <img alt="🎭" src="https://a.example/e.png"></p>', '<p>Premiere 🎭</p>'],
  ['<img src="https://a.example/a.jpg" alt="Saal">', ''],
  [`<p><a href="${location.origin}/de/besuch">Besuch</a></p>`, '<p><a href="/de/besuch">Besuch</a></p>'],
])('%s becomes %s', (html, clean) => {
  expect(cleanPaste(html)).toBe(clean);
});
