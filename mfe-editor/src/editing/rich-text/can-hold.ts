import { htmlOf } from './content-html.ts';
import { contentOf, Unholdable } from './html-content.ts';

/** Can this HTML be edited as text and come out as it went in? What cannot is edited as HTML. */
export function canHold(html: string): boolean {
  try {
    return canonical(htmlOf(contentOf(html))) === canonical(html);
  } catch (error) {
    if (error instanceof Unholdable) return false;
    throw error;
  }
}

/** The same HTML in the same letters: names of elements, order of attributes and space that is not shown do not matter. */
export function canonical(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const [old, name] of [
    ['b', 'strong'],
    ['i', 'em'],
  ] as const) {
    for (const element of body.querySelectorAll(old)) {
      const renamed = body.ownerDocument.createElement(name);
      renamed.append(...element.childNodes);
      element.replaceWith(renamed);
    }
  }
  for (const element of body.querySelectorAll('.al-left')) element.removeAttribute('class');
  const [only] = body.childNodes;
  if (body.childNodes.length === 1 && only?.nodeType === Node.TEXT_NODE) body.innerHTML = `<p>${body.innerHTML}</p>`;
  return [...body.childNodes].map((node) => written(node)).join('');
}

function written(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) {
    const isBetweenBlocks = node.parentElement?.matches('body, ul, ol') ?? false;
    const text = (node.textContent ?? '').replace(/[\t\n\r ]+/g, ' ');
    return isBetweenBlocks && !text.trim() ? '' : text;
  }
  if (!(node instanceof Element)) return '';
  const inside = [...node.childNodes].map((child) => written(child)).join('');
  const attributes = [...node.attributes]
    .map(({ name, value }) => `${name}=${value}`)
    .sort()
    .join(' ');
  const isBlock = /^(?:P|H[2-6]|LI|BLOCKQUOTE)$/.test(node.tagName);
  const shown = isBlock ? inside.trim() : inside;
  // Space before and after line breaks, and in front of a list within an item, is not shown.
  const tidy = shown.replace(/ *(<BR[^>]*><\/BR>) */g, '$1').replace(/ +(<[UO]L)/g, '$1');
  return `<${node.tagName}${attributes && ` ${attributes}`}>${tidy}</${node.tagName}>`;
}
