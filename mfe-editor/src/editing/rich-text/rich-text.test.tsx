import { canHold, canonical } from './can-hold.ts';
import { htmlOf } from './content-html.ts';
import { contentOf } from './html-content.ts';
import { cleanPaste } from './pasted.ts';

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

test.each([
  [
    'Word',
    '<p class="MsoNormal"><b><span style="mso-bidi-font-weight:normal">Fett</span></b><o:p></o:p></p><p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>Punkt A</p><p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>Punkt B</p>',
    '<p><strong>Fett</strong></p><ul><li>Punkt A</li><li>Punkt B</li></ul>',
  ],
  [
    'Google Docs',
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Fett</span><span> und </span><span style="font-style:italic">kursiv</span></p><ul><li><p>Eins</p></li></ul></b>',
    '<p><strong>Fett</strong> und <em>kursiv</em></p><ul><li>Eins</li></ul>',
  ],
  [
    'a web page',
    '<div class="x"><h1 style="color:red">Titel</h1><div>Text <a href="https://a.example/?b" onclick="x()">Link</a><script>alert(1)</script></div></div>',
    '<h2>Titel</h2><p>Text <a href="https://a.example/?b">Link</a></p>',
  ],
  ['a footnote', '<p>Satz<a href="#_ftn1" class="MsoFootnoteReference">[1]</a></p>', '<p>Satz</p>'],
  ['a script as address', '<p><a href="javascript:alert(1)">x</a></p>', '<p><a>x</a></p>'],
])('what is copied from %s comes out clean', (_, html, clean) => {
  expect(canonical(cleanPaste(html))).toBe(canonical(clean));
});
