import type { ContentState } from 'draft-js';
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

/** As many states of a text as somebody may go back and forth in. */
const REMEMBERED = 200;

/** The same, of one text as it changes: what its editor has written itself needs no look. */
export class HeldText {
  #html: string;
  #isHeld: boolean;
  readonly #written = new Map<string, ContentState>();

  constructor(html: string) {
    this.#html = html;
    this.#isHeld = canHold(html);
  }

  holds(html: string): boolean {
    if (html !== this.#html) this.#isHeld = canHold(html);
    this.#html = html;
    return this.#isHeld;
  }

  /** The editor has written this. */
  wrote(html: string, content: ContentState): void {
    this.#html = html;
    this.#isHeld = true;
    this.#written.delete(html);
    this.#written.set(html, content);
    const [oldest] = this.#written.keys();
    if (this.#written.size > REMEMBERED && oldest !== undefined) this.#written.delete(oldest);
  }

  /** What stood in the editor when it wrote this: with the space at the end of a line, behind which one writes on. */
  contentOf(html: string): ContentState {
    return (html && this.#written.get(html)) || contentOf(html);
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
  // Between blocks there is nothing but space.
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(SPACE, ' ').replace(/^ $/, '');
  if (!(node instanceof Element)) return '';
  const inside = LISTS.test(node.tagName)
    ? [...node.childNodes].map((child) => written(child)).join('')
    : inlineOf(node);
  return `<${signature(node)}>${inside}</${node.tagName}>`;
}

const LISTS = /^[UO]L$/;
const SPACE = /[\t\n\r ]+/g;

function signature({ tagName, attributes }: Element): string {
  const named = [...attributes].map(({ name, value }) => ` ${name}=${value}`).sort();
  return tagName + named.join('');
}

/** What stands in a block, as text with what it is marked by: which element is around which does not matter. */
function inlineOf(block: Element): string {
  const runs: { marks: string; text: string }[] = [];
  const add = (marks: readonly string[], text: string): void => {
    const before = runs.at(-1)?.text ?? '\n';
    // Space at the ends of a block, around line breaks and beside a list within an item is not shown.
    const shown = /[\n ]$/.test(before) ? text.replace(/^ +/, '') : text;
    const sorted = [...marks].sort().join('');
    const last = runs.at(-1);
    if (last?.marks === sorted) last.text += shown;
    else if (shown) runs.push({ marks: sorted, text: shown });
  };
  const end = (mark: string): void => {
    for (let last = runs.at(-1); last?.text.endsWith(' '); last = runs.at(-1)) {
      last.text = last.text.replace(/ +$/, '');
      if (!last.text) runs.pop();
    }
    if (mark) runs.push({ marks: '', text: mark });
  };
  const walk = (node: Node, marks: readonly string[]): void => {
    if (node.nodeType === Node.TEXT_NODE)
      add(marks, (node.textContent ?? '').replace(SPACE, ' ').replaceAll('<', '&lt;'));
    if (!(node instanceof Element)) return;
    if (node.tagName === 'BR' || LISTS.test(node.tagName))
      end(`${node.tagName === 'BR' ? `<${signature(node)}>` : written(node)}\n`);
    else if (node.childNodes.length === 0) end(`<${signature(node)}>`);
    else node.childNodes.forEach((child) => walk(child, [...marks, `<${signature(node)}>`]));
  };
  block.childNodes.forEach((child) => walk(child, []));
  end('');
  return runs.map(({ marks, text }) => marks + text).join('');
}
