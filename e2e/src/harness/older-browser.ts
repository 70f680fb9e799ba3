import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data/types';

const data = JSON.parse(readFileSync(new URL(import.meta.resolve('@mdn/browser-compat-data')), 'utf8')) as CompatData;

/** Telephones that get no newer one: an iPhone of 2015 with the last system it has. */
const SAFARI = [15, 4] as const;

/** Playwright's traces need it. */
const KEPT = 'adoptedStyleSheets';

/** A name that the browser does not have: of an interface, or of one of its members. */
type Missing = [owner: string, member: string | null];

/** Makes all pages of a context find what scripts could call in Safari 15.4 and no more; styles and markup stay as they are. */
export async function asOlderBrowser(context: BrowserContext): Promise<void> {
  const missing = [...missingIn(data.api), ...missingIn(data.javascript['builtins'] ?? {})];
  await context.addInitScript((names: Missing[]) => {
    const STATIC = '_static';
    const all = window as unknown as Record<string, { prototype?: object } | undefined>;
    for (const [owner, member] of names) {
      if (member === null) Reflect.deleteProperty(window, owner);
      else if (owner === 'Window') Reflect.deleteProperty(window, member);
      else if (member.endsWith(STATIC)) Reflect.deleteProperty(all[owner] ?? {}, member.slice(0, -STATIC.length));
      else Reflect.deleteProperty(all[owner]?.prototype ?? {}, member);
    }
  }, missing);
}

function missingIn(owners: Identifier): Missing[] {
  return Object.entries(owners as Record<string, Identifier>).flatMap(
    ([owner, { __compat: statement, ...members }]): Missing[] => {
      if (isMissing(statement)) return [[owner, null]];
      return Object.entries(members as Record<string, Identifier>)
        .filter(([member, { __compat: ofMember }]) => member !== KEPT && isMissing(ofMember))
        .map(([member]) => [owner, member]);
    },
  );
}

function isMissing(compat: CompatStatement | undefined): boolean {
  if (!compat) return false;
  const [statement] = [compat.support.safari_ios ?? []].flat();
  const since = statement && !statement.flags && !statement.prefix ? statement.version_added : false;
  if (!since || since === 'preview') return true;
  const [major = 0, minor = 0] = since.replace('≤', '').split('.').map(Number);
  return major > SAFARI[0] || (major === SAFARI[0] && minor > SAFARI[1]);
}
