import type { ApiClient, FragmentContext } from '@foyer/shared';
import type { Person } from '@foyer/shared/api';
import { readEditorsPage, type EditorsPage } from '../detail/editors-page.ts';
import { groupPersons, type PersonGroup } from './groups.ts';

export interface TeamData {
  page: EditorsPage;
  groups: PersonGroup[];
}

const PERSONS = '/{locale}/api/persons/';
/** No house shows more portraits on one page. */
const MOST_PAGES = 10;

/** Everyone who works here, by category. */
export async function loadTeam(context: FragmentContext): Promise<TeamData> {
  const [persons, categories, page] = await Promise.all([
    readPersons(context.api),
    context.api.get('/{locale}/api/person-categories/').catch(() => []),
    readEditorsPage(context),
  ]);
  return { page, groups: groupPersons(persons, categories) };
}

/** Reads all pages of persons: the first one says how many there are. */
async function readPersons(api: ApiClient): Promise<Person[]> {
  const { count, next, results } = await api.get(PERSONS);
  if (next === null || results.length === 0) return results;
  const pages = Math.min(Math.ceil(count / results.length), MOST_PAGES);
  const others = await Promise.all(
    Array.from({ length: pages - 1 }, (_, index) => api.get(PERSONS, { page: index + 2 })),
  );
  return [results, ...others.map((other) => other.results)].flat();
}
