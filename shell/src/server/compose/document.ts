import { DIRECTIONS, type Head, type PageLocation } from '@foyer/shared';
import { LRUCache } from 'lru-cache';
import { brand } from '../../layout/brand.ts';
import type { ShellAssets } from '../assets/shell-assets.ts';
import type { PageHtml } from './answer.ts';
import { bootScript } from './boot-script.ts';
import { escapeCss, escapeHtml } from './escape.ts';
import { headHtml } from './head-html.ts';
import type { PinnedScript } from './preloads.ts';
import { rowsScript } from './rows-in-steps.ts';

/** The parts of a page, ready to be put together. */
export interface DocumentParts {
  location: PageLocation;
  head: Head;
  origin: string;
  /** Content of `<main>` and what surrounds it. */
  top: string;
  main: string;
  bottom: string;
  /** Emotion's rules by id. */
  styles: Record<string, string>;
  /** Rules that are not Emotion's. */
  css?: string;
  /** The remotes' scripts. */
  scripts: PinnedScript[];
  /** The page's state as JSON text; null for a page that no script takes over. */
  state: string | null;
  /** For a frame around somebody else's content: it has a title and addresses of its own. */
  isFrame?: boolean;
  /** Last in the head. */
  headEnd?: string;
}

const KEPT_STYLES = 100;
const encoded = new WeakMap<ShellAssets, LRUCache<string, Buffer>>();

/** Stands where the response's nonce goes. */
const NONCE = '\0';

/** The whole document. One style element, and everything the browser will load named in the head: one wave of requests. */
export function documentHtml(parts: DocumentParts, assets: ShellAssets): PageHtml {
  const { location, head, styles, state } = parts;
  const ids = Object.keys(styles).join(' ');
  const top =
    `<!doctype html><html lang="${location.locale}" dir="${DIRECTIONS[location.locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous">`).join('') +
    (state === null ? '' : bootScript(assets.scripts.map((address) => [address, assets.integrity[address] ?? null]), parts.scripts, NONCE)) +
    rowsScript(parts.main, NONCE) +
    (parts.isFrame ? `<title>${escapeHtml(brand.name)}</title>` : headHtml(head, location, parts.origin)) +
    `<style data-rules="${ids}" nonce="${NONCE}">`;
  const tail =
    escapeCss(parts.css ?? '') +
    `</style>${parts.headEnd ?? ''}</head><body${head.bodyClass ? ` class="${escapeHtml(head.bodyClass)}"` : ''}>` +
    parts.top +
    parts.main +
    parts.bottom +
    (state === null ? '' : `<script type="application/json" id="foyer-state">${state}</script>`) +
    '</body></html>';
  return { top: top.split(NONCE), css: encodedCss(ids, styles, assets), tail };
}

/** Pages of one kind have the same rules: put together and encoded once. Ids are made from what the rules say. */
function encodedCss(ids: string, styles: Record<string, string>, assets: ShellAssets): Buffer {
  const known = encoded.get(assets) ?? new LRUCache<string, Buffer>({ max: KEPT_STYLES });
  encoded.set(assets, known);
  const css = known.get(ids) ?? Buffer.from(assets.css + escapeCss(Object.values(styles).join('')));
  known.set(ids, css);
  return css;
}
