import type { Resource } from '@foyer/shared/api';

/** Below `/admin`. */
export const listPath = (resource: string) => `/${resource}/`;
export const createPath = (resource: string) => `/${resource}/create/`;
export const changePath = (resource: string, id: number | string) => `/${resource}/${id}/change/`;

/** What some addresses of the site and of older links call resources. */
const OTHER_NAMES = new Map(
  Object.entries({
    team: 'persons',
    people: 'persons',
    person: 'persons',
    magazine: 'articles',
    images: 'pictures',
    image: 'pictures',
    media: 'pictures',
    'breaking-news': 'alerts',
  }),
);

/** The resource that a word in an address means: its name, its singular, with underscores, or an older one. Null when there is none. */
export function resourceNamed<R extends Pick<Resource, 'name'>>(resources: readonly R[], word: string): R | null {
  const plain = word.toLowerCase().replaceAll('_', '-');
  const names = [plain, OTHER_NAMES.get(plain), `${plain}s`, plain.replace(/y$/, 'ies')];
  return names.map((name) => resources.find((resource) => resource.name === name)).find(Boolean) ?? null;
}
