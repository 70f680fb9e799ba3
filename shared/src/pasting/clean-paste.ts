import { escaped } from './escaped.ts';
import { siteAddress } from './site-address.ts';

const DROPPED =
  'script, style, meta, link, title, head, template, img, svg, video, audio, iframe, object, button, input, select, textarea, o\\:p, xml';
/** What nobody saw where it was copied. */
const HIDDEN = '[hidden], [data-style*="display:none"], [data-style*="display: none"], [data-style*="mso-hide:all"]';
/** Footnotes of Word, Google Docs and LibreOffice: the number in the text leads nowhere outside of it. */
const NOTES =
  '[data-style*="mso-element:footnote"], .MsoFootnoteReference, a[href^="#_ftn"], a[href^="#ftnt"], .sdfootnoteanc, [id^="sdfootnote"]';
/** What blocks become; `undefined` for those that only hold others. */
const BLOCKS: Readonly<Record<string, string | undefined>> = {
  P: 'p',
  H1: 'h2',
  H2: 'h2',
  H3: 'h3',
  H4: 'h4',
  H5: 'h4',
  H6: 'h4',
};
const HOLDERS =
  /^(?:DIV|SECTION|ARTICLE|MAIN|HEADER|FOOTER|ASIDE|NAV|FIGURE|FIGCAPTION|ADDRESS|PRE|HR|D[LTD]|DETAILS|SUMMARY|FORM|FIELDSET|LEGEND|TABLE|CAPTION|T(?:HEAD|BODY|FOOT|R|H|D))$/;
const LISTS = /^[UO]L$/;
/** What Word writes in front of an item, if it says that this is what it is; and what people type there. */
const NUMBER = /^\s*\(?(?:\d+|[a-z]{1,4})[.)]/i;
const TYPED = /^\s*(?:[·•o§▪–-]|\(?\d+[.)])[\s\u00a0]+/;
const ADDRESS = /^(?:https?:|mailto:|tel:|\/)/i;
/** Signs that have a raised and a lowered form of their own: 20 m², H₂O. */
const SIGNS = '0123456789+-=()';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎';
/** Programs for letters send such pictures of faces, and the sign itself as their text. */
const EMOJI =
  /^(?=.*[\p{Extended_Pictographic}\p{Regional_Indicator}])[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u;
const STRUCK = 's, strike, del, [data-style*="line-through"]';

/** What words are marked by. */
interface Marks {
  isBold: boolean;
  isItalic: boolean;
  href: string;
}

interface Run extends Marks {
  text: string;
}

/** Words of one paragraph, heading or item, or a list that is finished. */
type Block = { tag: string; runs: Run[] } | { list: string };

/**
 * What was copied elsewhere, as clean HTML: words, emphasis, links, lists and headings; nothing of how it looked.
 * @returns paragraphs, headings, quotations and lists; empty where there are no words
 */
export function cleanPaste(html: string): string {
  const body = parsed(html);
  for (const picture of body.querySelectorAll('img')) if (EMOJI.test(picture.alt)) picture.replaceWith(picture.alt);
  body.querySelectorAll(`${DROPPED}, ${NOTES}, ${HIDDEN}`).forEach((element) => element.remove());
  body.querySelectorAll('sup').forEach((element) => replaceSigns(element, RAISED));
  body.querySelectorAll('sub').forEach((element) => replaceSigns(element, LOWERED));
  body.querySelectorAll('pre').forEach(keepLines);
  wordLists(body);
  return blocksIn(body)
    .map((block) => ('list' in block ? block.list : `<${block.tag}>${wordsOf(block.runs)}</${block.tag}>`))
    .join('')
    .replaceAll(/<\/([uo]l)><\1>/g, '');
}

/** What of it cannot come along, besides how it looked: whoever pastes is told. */
export type PasteLoss = 'table' | 'picture' | 'struck';

/** The first thing that a text cannot hold: a table, of which only the words come; a picture; words that are struck out. */
export function lostInPaste(html: string): PasteLoss | null {
  const body = parsed(html);
  if (body.querySelector('table')) return 'table';
  if ([...body.querySelectorAll('img')].some(({ alt, width }) => width !== 1 && !EMOJI.test(alt))) return 'picture';
  return body.querySelector(STRUCK)?.textContent?.trim() ? 'struck' : null;
}

/** Styles are read, never applied, and nothing is to run: the site's policy would report each of them. */
function parsed(html: string): HTMLElement {
  const inert = html
    .replace(/<style\b[^]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\s(style|on\w+)\s*=/gi, ' data-$1='));
  return new DOMParser().parseFromString(inert, 'text/html').body;
}

function replaceSigns(element: Element, forms: string): void {
  const signs = [...(element.textContent ?? '')];
  if (signs.length > 0 && signs.every((sign) => SIGNS.includes(sign)))
    element.replaceWith(signs.map((sign) => [...forms][SIGNS.indexOf(sign)]).join(''));
}

/** Lines of a text that was written with its line breaks. */
function keepLines(element: Element): void {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    const lines = (text.textContent ?? '').split(/\r?\n/);
    const parts = lines.flatMap((line, index) =>
      index > 0 ? [element.ownerDocument.createElement('br'), line] : [line],
    );
    (text as Text).replaceWith(...parts);
  }
}

function blocksIn(element: Element): Block[] {
  const blocks: Block[] = [];
  let open: Run[] | null = null;
  const end = () => {
    open = null;
  };
  const add = (tag: string, run: Run) => {
    if (!open) blocks.push({ tag, runs: (open = []) });
    open.push(run);
  };
  const walk = (node: Node, tag: string, marks: Marks): void => {
    if (node.nodeType === Node.TEXT_NODE)
      return add(tag, { ...marks, text: (node.textContent ?? '').replace(/[\t\n\r ]+/g, ' ') });
    if (!(node instanceof HTMLElement)) return;
    if (node.tagName === 'BR') return add(tag, { ...marks, text: '\n' });
    const isBlock = node.tagName in BLOCKS || HOLDERS.test(node.tagName);
    const isWhole = LISTS.test(node.tagName) || node.tagName === 'BLOCKQUOTE';
    if (isBlock || isWhole) end();
    if (LISTS.test(node.tagName)) blocks.push({ list: listHtml(node) });
    else if (node.tagName === 'BLOCKQUOTE') blocks.push(...asOne('blockquote', blocksIn(node)));
    else for (const child of node.childNodes) walk(child, BLOCKS[node.tagName] ?? tag, marksOf(node, marks));
    if (isBlock || isWhole) end();
  };
  for (const child of element.childNodes) walk(child, 'p', { isBold: false, isItalic: false, href: '' });
  return blocks.filter((block) => 'list' in block || hasWords(block.runs));
}

const hasWords = (runs: readonly Run[]): boolean => runs.some(({ text }) => /\S/.test(text));

/** Several blocks as one with line breaks, and the lists among them after it. */
function asOne(tag: string, blocks: readonly Block[]): Block[] {
  const runs = blocks.reduce<Run[]>((sofar, block) => {
    if ('list' in block) return sofar;
    const isNext = sofar.length > 0;
    return [...sofar, ...(isNext ? [{ isBold: false, isItalic: false, href: '', text: '\n' }] : []), ...block.runs];
  }, []);
  const lists = blocks.filter((block) => 'list' in block);
  return hasWords(runs) ? [{ tag, runs }, ...lists] : lists;
}

/** A list with those in it; one that stands in no item (as Google writes it) belongs to the item before. */
function listHtml(list: Element): string {
  const items: string[] = [];
  for (const child of list.children) {
    const inner: Block[] = LISTS.test(child.tagName) ? [{ list: listHtml(child) }] : asOne('li', blocksIn(child));
    for (const block of inner) {
      if (!('list' in block)) items.push(wordsOf(block.runs));
      else if (items.length > 0) items.push(items.pop() + block.list);
      // There is nothing that it could stand in: its items are this list's.
      else items.push(...block.list.split(/^<[uo]l><li>|<\/li><\/[uo]l>$/).filter(Boolean));
    }
  }
  const tag = list.tagName.toLowerCase();
  return items.length > 0 ? `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>` : '';
}

function marksOf(element: HTMLElement, { isBold, isItalic, href }: Marks): Marks {
  const style = element.getAttribute('data-style') ?? '';
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(style)?.[1];
  const slant = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(style)?.[1];
  const address = siteAddress(element.getAttribute('href') ?? '');
  return {
    // Google writes everything into a bold element that is not bold.
    isBold: weight ? weight === 'bold' || Number(weight) >= 600 : isBold || /^(?:B|STRONG)$/.test(element.tagName),
    isItalic: slant ? slant === 'italic' : isItalic || /^(?:I|EM)$/.test(element.tagName),
    href: element.tagName === 'A' && ADDRESS.test(address) ? address : href,
  };
}

function wordsOf(runs: readonly Run[]): string {
  let html = '';
  let link = '';
  for (const { text, isBold, isItalic, href } of runs) {
    if (href !== link) html += `${link && '</a>'}${href && `<a href="${escaped(href).replaceAll('"', '&quot;')}">`}`;
    link = href;
    const words = escaped(text).replaceAll('\n', '<br>');
    const slanted = isItalic ? `<em>${words}</em>` : words;
    html += isBold ? `<strong>${slanted}</strong>` : slanted;
  }
  return html + (link && '</a>');
}

/** Items of Word, which are paragraphs, become lists; a level deeper stands in the item before. */
function wordLists(body: HTMLElement): void {
  let open: { list: Element; level: number }[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[class^="MsoList"], p[data-style*="mso-list"]')) {
    const signs = [...paragraph.querySelectorAll('[data-style]')].filter((element) =>
      /mso-list:\s*Ignore/i.test(element.getAttribute('data-style') ?? ''),
    );
    const typed = TYPED.exec(paragraph.textContent ?? '')?.[0] ?? '';
    const sign = signs.map(({ textContent }) => textContent).join('') || typed;
    const tag = NUMBER.test(sign) ? 'OL' : 'UL';
    if (signs.length === 0) withoutSign(paragraph);
    signs.forEach((element) => element.remove());
    const level = Number(/level(\d+)/.exec(paragraph.getAttribute('data-style') ?? '')?.[1] ?? 1);
    if (open[0]?.list !== paragraph.previousElementSibling) open = [];
    open = open.filter((one) => one.level < level || (one.level === level && one.list.tagName === tag));
    let here = open.at(-1);
    if (here?.level !== level) {
      const list = body.ownerDocument.createElement(tag);
      if (here) here.list.lastElementChild?.append(list);
      else paragraph.before(list);
      open.push((here = { list, level }));
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    here.list.append(item);
    paragraph.remove();
  }
}

function withoutSign(paragraph: HTMLElement): void {
  const first = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode();
  if (first) first.textContent = (first.textContent ?? '').replace(TYPED, '');
}
