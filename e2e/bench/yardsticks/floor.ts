/**
 * The floor: the same page by bare React on a plain Node server. It fetches what ours fetches, builds the same elements anew for
 * every request, and adds the rest of the page as a ready string. No styles to collect, no composition, no cache, no isolation.
 * Started with a file: `{port, apiUrl, calls, before, main, after}`.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { parseHtml, type HtmlNode } from './parse-html.ts';

/** What the floor is told. */
export interface FloorPage {
  port: number;
  apiUrl: string;
  /** Paths asked of the content service per request. */
  calls: string[];
  /** The page's HTML around its main part. */
  before: string;
  main: string;
  after: string;
}

/** Where a hand-written page would have a component. */
const COMPONENTS = new Set(['li', 'section', 'article', 'aside', 'header', 'nav', 'a']);

function Part({ node }: { node: Exclude<HtmlNode, string> }): ReactNode {
  return createElement(node.tag, node.attributes, ...node.children.map(render));
}

function render(node: HtmlNode): ReactNode {
  if (typeof node === 'string') return node;
  return COMPONENTS.has(node.tag) ? createElement(Part, { node }) : Part({ node });
}

const page = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as FloorPage;
const nodes = parseHtml(page.main);

createServer((_request, response) => {
  Promise.all(page.calls.map(async (path): Promise<unknown> => (await fetch(page.apiUrl + path)).json()))
    .then(() => {
      const html = page.before + renderToString(createElement('div', null, ...nodes.map(render))) + page.after;
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(html) })
        .end(html);
    })
    .catch((error: unknown) => response.writeHead(500).end(String(error)));
}).listen(page.port, '127.0.0.1');
