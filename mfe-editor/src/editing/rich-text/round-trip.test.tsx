import fc from 'fast-check';
import { canHold } from './can-hold.ts';
import { htmlOf } from './content-html.ts';
import { contentOf } from './html-content.ts';
import { demoTexts } from './testing/demo-texts.ts';

const through = (html: string) => htmlOf(contentOf(html));

/** What a reader gets, told without the code that is tested: blocks, and each letter with what it is. */
function readingOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const read: string[] = [];
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (/^(?:P|H\d|LI|BLOCKQUOTE|BR)$/.test(node.tagName)) read.push(waysTo(node).join(' '), '\n');
      continue;
    }
    if (!node.parentElement?.closest('p, li, h2, h3, h4, h5, h6, blockquote')) continue;
    const ways = waysTo(node.parentElement).sort().join(' ');
    for (const letter of node.textContent ?? '') read.push(`${ways} ${letter}`);
  }
  return read;
}

const NAMES: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM' };

/** An element and what it stands in, with their attributes. */
function waysTo(element: Element): string[] {
  const ways: string[] = [];
  for (let at: Element | null = element; at && at.tagName !== 'BODY'; at = at.parentElement) {
    const attributes = [...at.attributes].map(({ name, value }) => `${name}=${value}`).sort();
    ways.push([NAMES[at.tagName] ?? at.tagName, ...attributes].join(' '));
  }
  return ways;
}

test('what stands in the demo house comes out as it went in, or is edited as HTML', () => {
  const texts = demoTexts();
  expect(texts.length).toBeGreaterThan(300);
  const held = texts.filter(canHold);
  for (const html of held) expect(readingOf(through(html))).toEqual(readingOf(html));
  // What is refused has something that text has not.
  const refused = texts.filter((html) => !held.includes(html));
  expect(
    refused.filter(
      (html) => !/<(?:table|figure|iframe|img|div|dl|span|sup|hr|small|time|cite|section)\b|<p class/.test(html),
    ),
  ).toEqual([]);
  expect(held.length).toBeGreaterThan(texts.length * 0.9);
});

const words = fc.stringMatching(/^[a-zäöüß<>&"'\u00ad\u00a0]{1,8}( [a-zäöüß„“]{1,8}){0,3}$/);
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');

/** Words, with or without a break; none of what is next to each other looks the same. */
const phrase = fc
  .array(words, { minLength: 1, maxLength: 2 })
  .map((lines) => lines.map((line) => escaped(line)).join('<br>'));
const marked = fc.oneof(
  phrase.map((text) => `<strong>${text}</strong>`),
  phrase.map((text) => `<em>${text}</em>`),
  fc.tuple(phrase, phrase).map(([bold, both]) => `<strong>${bold} <em>${both}</em></strong>`),
  fc
    .tuple(words, phrase, fc.constantFrom('', ' target="_blank" rel="noopener"', ' title="Titel"'))
    .map(([path, text, more]) => `<a href="/de/${encodeURIComponent(path)}"${more}>${text}</a>`),
  phrase.map((text) => `<a href="https://a.example/?a=1&amp;b=2"><strong>${text}</strong> mehr</a>`),
);
const inline = fc
  .tuple(phrase, fc.array(fc.tuple(marked, phrase), { maxLength: 2 }))
  .map(([first, rest]) => [first, ...rest.flat()].join(' '));
const aligned = fc
  .tuple(
    fc.constantFrom('p', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'),
    fc.constantFrom('', ' class="al-center"', ' class="al-right"'),
    inline,
  )
  .map(([tag, align, html]) => `<${tag}${align}>${html}</${tag}>`);

const { list } = fc.letrec<{ list: string; item: string }>((tie) => ({
  list: fc
    .tuple(fc.constantFrom('ul', 'ol'), fc.array(tie('item'), { minLength: 1, maxLength: 2 }))
    .map(([tag, items]) => `<${tag}>${items.join('')}</${tag}>`),
  item: fc
    .tuple(inline, fc.option(tie('list'), { nil: '', depthSize: 'small', maxDepth: 3 }))
    .map(([html, inner]) => `<li>${html}${inner}</li>`),
}));

const blocks = fc.array(fc.oneof(aligned, list), { minLength: 1, maxLength: 3 });
/** Two lists of one kind that touch are one list to the eye; as two they cannot be told apart. */
const allowed = blocks.map((all) => all.join('')).filter((html) => !/<\/ul><ul>|<\/ol><ol>/.test(html));

test('a thousand texts of what is allowed come out letter by letter as they went in', () => {
  fc.assert(
    fc.property(allowed, (html) => {
      expect(through(html)).toBe(html);
    }),
    { numRuns: 1000 },
  );
});

const FOREIGN = [
  '<table><tbody><tr><td>x</td></tr></table>',
  '<figure><img src="/a.webp" alt=""></figure>',
  '<hr>',
  '<div>x</div>',
  '<p id="x">x</p>',
  '<p class="lead">x</p>',
  '<p lang="en">x</p>',
  '<p>x <sup>2</sup></p>',
  '<p><span lang="en">x</span></p>',
  '<p><strong class="x">x</strong></p>',
  '<p><a href="/x" id="y">x</a></p>',
  '<p><img src="/a.webp" alt="x"></p>',
  '<ol start="3"><li>x</li></ol>',
  '<ul class="x"><li>x</li></ul>',
  '<ul><li><p>x</p></li></ul>',
  '<ul><li>x<ul><li>y</li></ul>z</li></ul>',
  '<blockquote><p>x</p></blockquote>',
  '<dl><dt>x</dt><dd>y</dd></dl>',
  'x',
];

test('a text with anything else in it is refused, wherever that stands', () => {
  fc.assert(
    fc.property(blocks, fc.constantFrom(...FOREIGN), fc.nat(3), (all, foreign, at) => {
      expect(canHold([...all.slice(0, at), foreign, ...all.slice(at)].join(''))).toBe(false);
    }),
    { numRuns: 200 },
  );
});
