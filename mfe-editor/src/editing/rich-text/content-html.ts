import { escaped } from '@foyer/shared/pasting';
import type { ContentBlock, ContentState } from 'draft-js';

const TAGS: Readonly<Record<string, string>> = {
  unstyled: 'p',
  'header-two': 'h2',
  'header-three': 'h3',
  'header-four': 'h4',
  'header-five': 'h5',
  'header-six': 'h6',
  blockquote: 'blockquote',
};
const LISTS: Readonly<Record<string, string>> = { 'unordered-list-item': 'ul', 'ordered-list-item': 'ol' };
/** The outer one first. */
const STYLES = [
  ['BOLD', 'strong'],
  ['ITALIC', 'em'],
] as const;
type Style = (typeof STYLES)[number];

/** The HTML that the content service keeps; empty where there are no words. */
export function htmlOf(content: ContentState): string {
  const blocks = content.getBlocksAsArray();
  if (!content.hasText()) return '';
  let html = '';
  for (let at = 0; at < blocks.length;) {
    const block = blocks[at];
    if (block && block.getType() in LISTS) {
      const end = blocks.findIndex((other, index) => index > at && !(other.getType() in LISTS));
      const items = blocks.slice(at, end < 0 ? undefined : end);
      html += listHtml(items, content);
      at += items.length;
    } else {
      if (block) html += blockHtml(block, TAGS[block.getType()] ?? 'p', content);
      at += 1;
    }
  }
  return html;
}

/** Items with what stands in them: deeper items belong to the one before. */
function listHtml(items: readonly ContentBlock[], content: ContentState, depth = 0): string {
  let html = '';
  let open = '';
  for (let at = 0; at < items.length;) {
    const item = items[at];
    if (!item) break;
    const tag = LISTS[item.getType()] ?? 'ul';
    const after = items.findIndex((other, index) => index > at && other.getDepth() <= depth);
    const inside = items.slice(at + 1, after < 0 ? undefined : after);
    if (open !== tag) html += `${open && `</${open}>`}<${tag}>`;
    open = tag;
    html += `<li${alignment(item)}>${inlineHtml(item, content)}${inside.length > 0 ? listHtml(inside, content, depth + 1) : ''}</li>`;
    at += 1 + inside.length;
  }
  return html + (open && `</${open}>`);
}

const blockHtml = (block: ContentBlock, tag: string, content: ContentState): string =>
  `<${tag}${alignment(block)}>${inlineHtml(block, content)}</${tag}>`;

function alignment(block: ContentBlock): string {
  const align: unknown = block.getData().get('align');
  return align === 'center' || align === 'right' ? ` class="al-${align}"` : '';
}

function inlineHtml(block: ContentBlock, content: ContentState): string {
  let html = '';
  block.findEntityRanges(
    () => true,
    (start, end) => {
      const key = block.getEntityAt(start) as string | null;
      const inside = styledHtml(block, start, end);
      html += key
        ? `<a${attributes(content.getEntity(key).getData() as Record<string, string>)}>${inside}</a>`
        : inside;
    },
  );
  return html;
}

/** Text between two places, with the elements of its styles around as much of it as has them. */
function styledHtml(block: ContentBlock, from: number, to: number, styles: readonly Style[] = STYLES): string {
  const [style, ...inner] = styles;
  if (!style) return escaped(block.getText().slice(from, to)).replaceAll('\n', '<br>');
  const [name, tag] = style;
  let html = '';
  for (let start = from; start < to;) {
    const isStyled = block.getInlineStyleAt(start).has(name);
    let end = start + 1;
    while (end < to && block.getInlineStyleAt(end).has(name) === isStyled) end += 1;
    const inside = styledHtml(block, start, end, inner);
    html += isStyled ? `<${tag}>${inside}</${tag}>` : inside;
    start = end;
  }
  return html;
}

const attributes = (data: Record<string, string>): string =>
  Object.entries(data)
    .map(([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
    .join('');
