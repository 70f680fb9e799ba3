import { isPlain } from './is-plain.ts';

test.each([
  '',
  'Nur Text',
  '<p>Ein <strong>Text</strong> mit <a href="/de" rel="noopener">Link</a></p><ul><li><p>Punkt</p></li></ul>',
])('running text is plain: %s', (html) => {
  expect(isPlain(html)).toBe(true);
});

test.each([
  '<table><tr><td>1</td></tr></table>',
  '<p class="gross">Text</p>',
  '<figure><img src="/a.webp" alt=""></figure>',
  '<p><span lang="la">Ecce</span></p>',
  '<h1>Titel</h1>',
])('the editor would lose something of %s', (html) => {
  expect(isPlain(html)).toBe(false);
});
