const KEPT = new Set(['P', 'H2', 'H3', 'H4', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'STRONG', 'EM', 'A', 'BR']);
const DROPPED =
  'script, style, meta, link, title, head, img, svg, video, audio, iframe, object, button, input, select, textarea, o\\:p, xml';
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, div, section, article, table';
/** How Word writes the items of a list: a paragraph with a bullet in front. */
const WORD_ITEM = /^\s*(?:[·•o§▪–-]|\(?(?:\d+|[a-z])[.)])[\s\u00a0]+/i;

/** What was copied elsewhere, as clean HTML: words, emphasis, links, lists and headings; nothing of how it looked. */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll(DROPPED).forEach((element) => element.remove());
  // Footnotes of Word: the number in the text leads nowhere outside of it.
  body
    .querySelectorAll('[style*="mso-element:footnote"], .MsoFootnoteReference, a[href^="#_ftn"]')
    .forEach((element) => element.remove());
  // Google writes everything into a bold element that is not bold.
  body.querySelectorAll('b[style*="font-weight:normal"], b[style*="font-weight: normal"]').forEach(unwrap);
  wordLists(body);
  emphasis(body);
  for (const element of [...body.querySelectorAll('*')]) tidy(element);
  paragraphs(body);
  for (const block of [...body.querySelectorAll('p, li, h2, h3, h4')])
    if (!(block.textContent ?? '').replace(/\u00a0/g, ' ').trim()) block.remove();
  return body.innerHTML;
}

/** Is there a table in it? It is offered as HTML. */
export const hasTable = (html: string): boolean => /<table[\s>]/i.test(html);

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of element.attributes) renamed.setAttribute(attribute, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

function wordLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[class^="MsoList"], p[style*="mso-list"]')) {
    paragraph.querySelectorAll('[style*="mso-list:Ignore"]').forEach((bullet) => bullet.remove());
    const text = paragraph.textContent ?? '';
    const isNumbered = /^\s*\(?\d+[.)]/.test(text);
    const first = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode();
    if (first) first.textContent = (first.textContent ?? '').replace(WORD_ITEM, '');
    const tag = isNumbered ? 'OL' : 'UL';
    const before = paragraph.previousElementSibling;
    const list =
      before?.tagName === tag && before.hasAttribute('data-word') ? before : paragraph.ownerDocument.createElement(tag);
    if (list !== before) {
      list.setAttribute('data-word', '');
      paragraph.before(list);
    }
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

function emphasis(body: HTMLElement): void {
  for (const span of [...body.querySelectorAll<HTMLElement>('span, b, i')]) {
    const { fontWeight, fontStyle } = span.style;
    const isBold = span.tagName === 'B' || fontWeight === 'bold' || Number(fontWeight) >= 600;
    const isItalic = span.tagName === 'I' || fontStyle === 'italic';
    if (isBold && isItalic) {
      const inner = span.ownerDocument.createElement('em');
      inner.append(...span.childNodes);
      span.append(inner);
    }
    if (isBold) rename(span, 'strong');
    else if (isItalic) rename(span, 'em');
  }
}

function tidy(element: Element): void {
  const named =
    element.tagName === 'H1'
      ? rename(element, 'h2')
      : /^H[56]$/.test(element.tagName)
        ? rename(element, 'h4')
        : element;
  const href = named.tagName === 'A' ? (named.getAttribute('href') ?? '') : '';
  for (const { name } of [...named.attributes]) named.removeAttribute(name);
  if (/^(?:https?:|mailto:|tel:|\/)/i.test(href)) named.setAttribute('href', href);
  if (named.tagName === 'A' && !href) return unwrap(named);
  if (/^(?:TD|TH)$/.test(named.tagName)) return void rename(named, 'p');
  if (/^(?:DIV|SECTION|ARTICLE)$/.test(named.tagName) && !named.querySelector(BLOCKS)) return void rename(named, 'p');
  if (named.tagName === 'LI' || named.tagName === 'BLOCKQUOTE')
    for (const paragraph of [...named.children]) if (paragraph.tagName === 'P') unwrap(paragraph);
  if (!KEPT.has(named.tagName)) unwrap(named);
}

/** Words that stand in no block become paragraphs. */
function paragraphs(body: HTMLElement): void {
  let open: Element | null = null;
  for (const node of [...body.childNodes]) {
    if (node instanceof Element && node.matches(BLOCKS)) open = null;
    else if ((node.textContent ?? '').trim() || open) {
      if (!open) {
        open = body.ownerDocument.createElement('p');
        node.before(open);
      }
      open.append(node);
    } else node.remove();
  }
}
