import { CLIPBOARD_SAMPLES } from '@foyer/shared/testing';
import { canHold } from './can-hold.ts';
import { htmlOf } from './content-html.ts';
import { contentOf } from './html-content.ts';
import { pastedContent } from './pasted.ts';

const through = (html: string) => htmlOf(contentOf(html));

test.each([
  '',
  '<p>Guten Abend.</p>',
  '<p>Eins</p><p>Zwei</p>',
  '<p><strong>Fett</strong> und <em>kursiv</em> und <strong><em>beides</em></strong></p>',
  '<p>Ein <a href="/de/besuch">Link</a> und <a href="https://a.example" target="_blank" rel="noopener">einer &amp; noch einer</a></p>',
  '<ul><li>Eins<ul><li>Darin<ol><li>Tief</li></ol></li></ul></li><li>Zwei</li></ul>',
  '<ol><li>Eins</li></ol><ul><li>Zwei</li></ul>',
  '<h2>Titel</h2><h3>Unter</h3><p class="al-center">Mitte</p><p class="al-right">Rechts</p>',
  '<blockquote>Worte</blockquote>',
  '<p>Zeile<br>Zeile</p>',
  '<p>Weich­es&nbsp;Wort</p>',
  '<p>5 &lt; 6 &amp; "gut"</p>',
  '<p><strong>Wichtig: <em>heute</em> nicht</strong></p>',
])('%s comes out as it went in', (html) => {
  expect(canHold(html)).toBe(true);
  expect(through(html)).toBe(html);
});

test.each([
  '<table><tr><td>1</td></tr></table>',
  '<p class="lead">x</p>',
  '<p><img src="/a.webp" alt=""></p>',
  '<p>a <sup>2</sup></p>',
  '<p id="x">y</p>',
  '<div>x</div>',
  '<hr>',
  '<ul class="x"><li>y</li></ul>',
  '<p><span lang="en">x</span></p>',
  '<ul><li>a<ul><li>b</li></ul>c</li></ul>',
  '<blockquote><p>x</p></blockquote>',
  '<p>a</p>&nbsp;<p>b</p>',
  '<p>a<strong></strong></p>',
  '<p>a<br class="x">b</p>',
])('%s is not opened as text: it would be lost', (html) => {
  expect(canHold(html)).toBe(false);
});

test.each([
  ['<p>Mit <b>alten</b> <i>Namen</i></p>', '<p>Mit <strong>alten</strong> <em>Namen</em></p>'],
  ['<p> Raum </p>\n<p>darum</p>', '<p>Raum</p><p>darum</p>'],
  ['Ohne Auszeichnung', '<p>Ohne Auszeichnung</p>'],
  ['<p><em>a <b>b</b></em></p>', '<p><em>a </em><strong><em>b</em></strong></p>'],
  ['<p><b><a href="/de">x</a></b></p>', '<p><a href="/de"><strong>x</strong></a></p>'],
])('%s means the same afterwards', (before, after) => {
  expect(canHold(before)).toBe(true);
  expect(through(before)).toBe(after);
});

test.each(CLIPBOARD_SAMPLES)('what is copied from $from comes out clean', ({ html, clean }) => {
  expect(htmlOf(pastedContent(html, ''))).toBe(clean);
});

test.each([
  ['Eins\r\nZwei\n\n\nDrei', '<p>Eins</p><p>Zwei</p><p>Drei</p>'],
  ['  „Zitat“ – 5 < 6\t& mehr ', '<p>„Zitat“ – 5 &lt; 6 &amp; mehr</p>'],
  ['', ''],
])('plain text %j is paragraphs', (text, html) => {
  expect(htmlOf(pastedContent(undefined, text))).toBe(html);
});

test('lists too deep for the text editor come as their words', () => {
  const deep = `${'<ul><li>x'.repeat(7)}${'</li></ul>'.repeat(7)}`;
  expect(htmlOf(pastedContent(deep, 'x\nx'))).toBe('<p>x</p><p>x</p>');
});
