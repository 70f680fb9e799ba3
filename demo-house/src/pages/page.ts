import { l } from '../localise.ts';
import type { HouseContainer, HousePage } from '@foyer/shared/house';
import { numbered } from '../modules.ts';
import type { Pair } from '../programme/entries.ts';

/** What a page must say about itself; the rest has defaults. */
export interface PageEntry {
  key: string;
  path: Pair;
  title: Pair;
  /** The large line; without it, the title. */
  headline?: Pair;
  description: Pair;
  picture: string;
  parent?: string;
  bodyClass?: string;
  offline?: boolean;
  inMenu?: boolean;
  inFooter?: boolean;
  landing?: boolean;
  modules: HouseContainer[];
}

/** A page of the demo house. */
export function page(entry: PageEntry): HousePage {
  const { key, title, headline = title, description, picture, modules } = entry;
  return {
    key,
    path: l(...entry.path),
    title: l(...title),
    headline: l(...headline),
    parent: entry.parent ?? null,
    bodyClass: entry.bodyClass ?? `page-${key}`,
    metaTitle: l(`${title[0]} | Haus Nordlicht`, `${title[1]} | Haus Nordlicht`),
    metaDescription: l(...description),
    picture,
    isOnline: !entry.offline,
    isClickable: true,
    inMenu: entry.inMenu ?? false,
    inFooter: entry.inFooter ?? false,
    isLandingPage: entry.landing ?? false,
    modules: numbered(key, modules),
  };
}
