import type { Content, FragmentContext } from '@foyer/shared';
import type { Urls } from '@foyer/shared/api';
import { contentOf } from '../detail/content.ts';
import { readDetail } from '../detail/read-detail.ts';
import { toProductionEntry, type ProductionEntry } from '../productions/production-entry.ts';
import { toPersonEntry, type PersonEntry } from '../team/person-entry.ts';

/** What the page of a person shows. */
export interface PersonData extends PersonEntry {
  category?: string;
  /** Sanitised HTML. */
  biography?: string;
  productions: ProductionEntry[];
  content: Content;
  urls: Urls;
}

/** Reads the person that the address names. @throws as `readDetail` */
export async function loadPerson(context: FragmentContext): Promise<PersonData> {
  const person = await readDetail(context, 'persons');
  const { category, biography, productions, urls } = person;
  return {
    ...toPersonEntry(person),
    category: category?.name,
    biography: biography || undefined,
    productions: productions.map(toProductionEntry),
    content: contentOf('persons', person),
    urls,
  };
}
