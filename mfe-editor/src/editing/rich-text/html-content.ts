import { ContentBlock, ContentState, CharacterMetadata, genKey } from 'draft-js';
import { List, Map as ImmutableMap, OrderedSet } from 'immutable';

/** Elements that blocks are made of. Anything else cannot be held. */
const BLOCKS: Readonly<Record<string, string>> = {
  P: 'unstyled',
  H2: 'header-two',
  H3: 'header-three',
  H4: 'header-four',
  H5: 'header-five',
  H6: 'header-six',
  BLOCKQUOTE: 'blockquote',
};
const LISTS: Readonly<Record<string, string>> = { UL: 'unordered-list-item', OL: 'ordered-list-item' };
const STYLES: Readonly<Record<string, string>> = { STRONG: 'BOLD', B: 'BOLD', EM: 'ITALIC', I: 'ITALIC' };
export const ALIGNMENTS = ['left', 'center', 'right'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];
/** As deep as lists may stand in each other. */
export const MAX_DEPTH = 4;
const LINK_ATTRIBUTES = ['href', 'target', 'rel', 'title', 'hreflang', 'class'];

interface Piece {
  text: string;
  style: OrderedSet<string>;
  entity: string | null;
}

interface Draft {
  type: string;
  depth: number;
  align: Alignment;
  pieces: Piece[];
}

/** HTML as the document's text editor holds it: paragraphs, headings, lists, quotations; bold, italic, links. @throws Unholdable */
export function contentOf(html: string): ContentState {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  let content = ContentState.createFromBlockArray([]);
  const drafts: Draft[] = [];

  const inline = (node: Node, into: Piece[], style: OrderedSet<string>, entity: string | null): void => {
    if (node.nodeType === Node.COMMENT_NODE) return;
    if (node.nodeType === Node.TEXT_NODE) {
      const text = (node.textContent ?? '').replace(/[\t\n\r ]+/g, ' ');
      if (text) into.push({ text, style, entity });
      return;
    }
    if (!(node instanceof Element)) throw new Unholdable(node.nodeName);
    if (node.tagName === 'BR') return void into.push({ text: '\n', style, entity });
    const named = STYLES[node.tagName];
    if (named && node.attributes.length === 0)
      return node.childNodes.forEach((child) => inline(child, into, style.add(named), entity));
    if (node.tagName === 'A' && entity === null) {
      const data = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
      if (Object.keys(data).some((name) => !LINK_ATTRIBUTES.includes(name))) throw new Unholdable('a');
      content = content.createEntity('LINK', 'MUTABLE', data);
      const key = content.getLastCreatedEntityKey();
      return node.childNodes.forEach((child) => inline(child, into, style, key));
    }
    throw new Unholdable(node.tagName);
  };

  const block = (element: Element, type: string, depth: number, nodes: Iterable<Node> = element.childNodes): void => {
    const pieces: Piece[] = [];
    for (const node of nodes) inline(node, pieces, OrderedSet<string>(), null);
    drafts.push({ type, depth, align: alignmentOf(element), pieces: trimmed(pieces) });
  };

  const list = (element: Element, depth: number): void => {
    if (depth > MAX_DEPTH || element.attributes.length > 0) throw new Unholdable(element.tagName);
    for (const item of element.children) {
      if (item.tagName !== 'LI') throw new Unholdable(item.tagName);
      const nested = [...item.children].filter(({ tagName }) => tagName in LISTS);
      block(
        item,
        LISTS[element.tagName] ?? '',
        depth,
        [...item.childNodes].filter((node) => !nested.includes(node as Element)),
      );
      nested.forEach((inner) => list(inner, depth + 1));
    }
  };

  for (const node of body.childNodes) {
    if (node.nodeType === Node.TEXT_NODE && !/[^\t\n\r ]/.test(node.textContent ?? '')) continue;
    if (!(node instanceof Element)) {
      if (node.nodeType === Node.TEXT_NODE && body.childNodes.length === 1) {
        drafts.push({
          type: 'unstyled',
          depth: 0,
          align: 'left',
          pieces: [{ text: (node.textContent ?? '').trim(), style: OrderedSet<string>(), entity: null }],
        });
        continue;
      }
      throw new Unholdable(node.nodeName);
    }
    if (node.tagName in LISTS) list(node, 0);
    else if (BLOCKS[node.tagName]) block(node, BLOCKS[node.tagName] ?? '', 0);
    else throw new Unholdable(node.tagName);
  }
  const blocks = drafts.length > 0 ? drafts : [{ type: 'unstyled', depth: 0, align: 'left' as const, pieces: [] }];
  return content.merge({
    blockMap: ContentState.createFromBlockArray(blocks.map(blockOf)).getBlockMap(),
  }) as ContentState;
}

/** HTML that the text editor cannot hold: it is edited as HTML, and never mangled. */
export class Unholdable extends Error {
  constructor(what: string) {
    super(`The text editor cannot hold ${what.toLowerCase()}.`);
    this.name = 'Unholdable';
  }
}

function alignmentOf(element: Element): Alignment {
  const names = [...element.attributes].map(({ name }) => name);
  if (names.length === 0) return 'left';
  const align = ALIGNMENTS.find((name) => element.className === `al-${name}`);
  if (names.length > 1 || !align) throw new Unholdable(element.tagName);
  return align;
}

/** Space at the ends of a block and around line breaks is not shown, and not kept. */
function trimmed(pieces: Piece[]): Piece[] {
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const before = kept.at(-1)?.text ?? '\n';
    const text = piece.text === '\n' ? piece.text : /[\n ]$/.test(before) ? piece.text.replace(/^ /, '') : piece.text;
    if (piece.text === '\n') trimEnd(kept);
    if (text) kept.push({ ...piece, text });
  }
  trimEnd(kept);
  return kept;
}

function trimEnd(pieces: Piece[]): void {
  const last = pieces.at(-1);
  if (!last || last.text === '\n') return;
  const text = last.text.replace(/ +$/, '');
  if (text) pieces[pieces.length - 1] = { ...last, text };
  else {
    pieces.pop();
    trimEnd(pieces);
  }
}

function blockOf({ type, depth, align, pieces }: Draft): ContentBlock {
  const characters = pieces.flatMap(({ text, style, entity }) =>
    [...Array(text.length).keys()].map(() => CharacterMetadata.create({ style, entity } as never)),
  );
  return new ContentBlock({
    key: genKey(),
    type: type as never,
    depth,
    text: pieces.map(({ text }) => text).join(''),
    characterList: List(characters) as never,
    data: (align === 'left' ? ImmutableMap() : ImmutableMap({ align })) as never,
  });
}
