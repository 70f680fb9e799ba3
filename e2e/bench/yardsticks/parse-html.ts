/** An element or a text of a page. */
export type HtmlNode = string | { tag: string; attributes: Record<string, string>; children: HtmlNode[] };

const VOID = new Set(['br', 'hr', 'img', 'input', 'source', 'meta', 'link', 'wbr']);
const TOKEN = /<!--[\s\S]*?-->|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/g;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

const decode = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|nbsp|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);

/** Reads HTML as React writes it: closed tags, quoted attributes. */
export function parseHtml(html: string): HtmlNode[] {
  const root = { tag: '', attributes: {}, children: [] as HtmlNode[] };
  const open = [root];
  for (const [token, closing, opening, attributes = ''] of html.matchAll(TOKEN)) {
    const parent = open.at(-1)!;
    if (token.startsWith('<!--')) continue;
    if (closing) open.pop();
    else if (opening) {
      const found = [...attributes.matchAll(ATTRIBUTE)].map(([, name, value = '']) => [name, decode(value)]);
      const element = {
        tag: opening,
        attributes: Object.fromEntries(found) as Record<string, string>,
        children: [] as HtmlNode[],
      };
      parent.children.push(element);
      if (!VOID.has(opening)) open.push(element);
    } else parent.children.push(decode(token));
  }
  return root.children;
}
