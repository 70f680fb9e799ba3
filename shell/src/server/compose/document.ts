import { DIRECTIONS, type Head, type PageLocation } from '@foyer/shared';
import type { HouseTexts } from '@foyer/shared/api';
import { LRUCache } from 'lru-cache';
import type { ShellAssets } from '../assets/shell-assets.ts';
import type { InlineContent, PageHtml } from './answer.ts';
import { bootScripts } from './boot-script.ts';
import { escapeCss, escapeHtml } from './escape.ts';
import { headHtml } from './head-html.ts';
import { inlineContent } from './inline-content.ts';
import type { PinnedScript } from './preloads.ts';

/** The parts of a page, ready to be put together. */
export interface DocumentParts {
  location: PageLocation;
  head: Head;
  house: HouseTexts;
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
  /** Further code that stands in the page. */
  inlineScripts?: string[];
  /** The page's state as JSON text; null for a page that no script takes over. */
  state: string | null;
  /** For a frame around somebody else's content: it has a title and addresses of its own. */
  isFrame?: boolean;
  /** Last in the head. */
  headEnd?: string;
}

const KEPT_STYLES = 100;
const encoded = new WeakMap<ShellAssets, LRUCache<string, InlineContent>>();

/** The whole document. One style element, and everything the browser will load named in the head: one wave of requests. */
export function documentHtml(parts: DocumentParts, assets: ShellAssets): PageHtml {
  const { location, head, styles, state } = parts;
  const ids = Object.keys(styles).join(' ');
  const boot =
    state === null
      ? []
      : bootScripts(
          own(assets.scripts, assets),
          parts.scripts.length > 0 ? [...own(assets.pages, assets), ...parts.scripts] : [],
        );
  const scripts = [...boot, ...(parts.inlineScripts ?? [])];
  const top =
    `<!doctype html><html lang="${location.locale}" dir="${DIRECTIONS[location.locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    assets.fonts
      .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous">`)
      .join('') +
    scripts.map((code) => `<script>${code}</script>`).join('') +
    (parts.isFrame
      ? `<title>${escapeHtml(parts.house.name)}</title>`
      : headHtml(head, location, parts.origin, parts.house)) +
    '<style data-rules>';
  const tail =
    `</style>${parts.headEnd ?? ''}</head><body${head.bodyClass ? ` class="${escapeHtml(head.bodyClass)}"` : ''}>` +
    parts.top +
    parts.main +
    parts.bottom +
    (state === null ? '' : `<script type="application/json" id="foyer-state">${state}</script>`) +
    '</body></html>';
  return {
    top,
    css: encodedCss(ids, styles, parts.css ?? '', assets),
    tail,
    scripts: scripts.map((code) => inlineContent(code).hash),
  };
}

const own = (addresses: string[], { integrity }: ShellAssets): PinnedScript[] =>
  addresses.map((address) => [address, integrity[address] ?? null]);

/** Pages of one kind have the same rules: put together and encoded once. Ids are made from what the rules say. */
function encodedCss(ids: string, styles: Record<string, string>, others: string, assets: ShellAssets): InlineContent {
  const known = encoded.get(assets) ?? new LRUCache<string, InlineContent>({ max: KEPT_STYLES });
  encoded.set(assets, known);
  const key = ids + others;
  const css = known.get(key) ?? inlineContent(assets.css + escapeCss(Object.values(styles).join('') + others));
  known.set(key, css);
  return css;
}
