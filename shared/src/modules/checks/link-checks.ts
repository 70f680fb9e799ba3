import { fieldsOfModel } from '../declarations.ts';
import type { ModuleDocument, ModuleRow, StoredValue } from '../document.ts';
import {
  type CheckFacts,
  type Checked,
  type Finding,
  TEXT_LANGUAGES,
  type TextLanguage,
  textOf,
  writingAll,
} from './finding.ts';

const HREF = /\bhref="([^"]*)"/gi;
const OLD_SCHEME = /^http:\/\//i;

/** An address in a row, and how it would be written anew. */
interface Address {
  field: string;
  url: string;
  rewrite: (url: string) => { path: string; value: StoredValue };
}

const textKinds = new Set(['html', 'markup']);
const linkKinds = new Set(['target', 'link']);
const unescaped = (url: string): string => url.replaceAll('&amp;', '&');

function addressesIn(row: ModuleRow, language: TextLanguage): Address[] {
  return Object.entries(fieldsOfModel(row.model)).flatMap(([field, { kind }]): Address[] => {
    const text = textOf(row, field, language);
    if (text === '') return [];
    if (linkKinds.has(kind))
      return [
        {
          field,
          url: text.trim(),
          rewrite: (url) => ({
            path: kind === 'link' ? `${field}.url.${language}` : `${field}.${language}`,
            value: url,
          }),
        },
      ];
    if (!textKinds.has(kind)) return [];
    return [...text.matchAll(HREF)].map(([whole, url = '']) => ({
      field,
      url: unescaped(url),
      rewrite: (other) => ({
        path: `${field}.${language}`,
        value: text.replaceAll(whole, `href="${other.replaceAll('&', '&amp;')}"`),
      }),
    }));
  });
}

/** Addresses of the site that a document links to: what has to be asked before links can be checked. */
export function internalLinks(document: ModuleDocument): string[] {
  const found = Object.values(document).flatMap((row) =>
    TEXT_LANGUAGES.flatMap((language) => addressesIn(row, language).map(({ url }) => url)),
  );
  return [...new Set(found.filter((url) => /^\/[a-z]/i.test(url)))].sort();
}

/** Links that lead nowhere, to where something stood before, or to a place of the page that there is not. */
export function brokenLinks(
  row: ModuleRow,
  { facts, document }: Checked,
  anchors: ReadonlySet<string> = anchorsOf(document),
): Finding[] {
  const found = new Map<string, Finding>();
  const repairs = new Map<string, Record<string, StoredValue>>();
  for (const { field, url, rewrite } of TEXT_LANGUAGES.flatMap((language) => addressesIn(row, language))) {
    const problem = problemWith(url, facts, anchors);
    if (!problem) continue;
    const { key, to } = problem;
    const place = `${field} ${key}`;
    if (!found.has(place)) found.set(place, { id: row.id, field, key, values: { url }, isError: false });
    if (to === undefined) continue;
    const { path, value } = rewrite(to);
    // One link of each language at a time: the next repair finds the next.
    repairs.set(place, { [path]: value, ...repairs.get(place) });
  }
  return [...found].map(([place, finding]) => {
    const values = repairs.get(place);
    return values
      ? { ...finding, repair: { key: finding.key.replace('check.', 'repair.'), changes: writingAll(row.id, values) } }
      : finding;
  });
}

function problemWith(
  url: string,
  { missing, moved }: CheckFacts,
  anchors: ReadonlySet<string>,
): { key: string; to?: string } | null {
  const to = moved[url];
  if (to !== undefined) return { key: 'check.link_moved', to };
  if (missing.includes(url)) return { key: 'check.link_missing' };
  if (/^#./.test(url) && !anchors.has(url.slice(1))) return { key: 'check.anchor_missing' };
  if (OLD_SCHEME.test(url)) return { key: 'check.link_insecure', to: url.replace(OLD_SCHEME, 'https://') };
  return null;
}

/** Names of places on the page: of modules, and of what is written by hand. */
export function anchorsOf(document: ModuleDocument): Set<string> {
  const names = Object.values(document).flatMap((row) => {
    const own = typeof row.fields['anchor'] === 'string' ? [row.fields['anchor']] : [];
    const markup = TEXT_LANGUAGES.flatMap((language) =>
      [...textOf(row, 'html_code', language).matchAll(/\bid="([^"]+)"/gi)].map(([, id = '']) => id),
    );
    return [...own, row.slug, ...markup];
  });
  return new Set(['main', ...names]);
}
