import { randomNumbers } from '../../src/harness/random.ts';

type Options = { id: number; slug?: string }[];

/** What visitors ask of a content service. Each makes the path of a next request. */
export interface Question {
  name: string;
  /** A path that was hardly ever asked before. */
  fresh: () => string;
  /** Whether the cache has to be gone around, because there are not enough different paths. */
  asEditor?: boolean;
  /** Asked one at a time: the time of the service is meant, not that of waiting for another answer. */
  alone?: boolean;
}

const DAYS = 300;
const WORDS = [
  'theater',
  'konzert',
  'glas',
  'nachtspiel',
  'führung',
  'wasserklang',
  'kinder',
  'hafen',
  'lichtwerk',
  'orgel',
];
const BEGINNINGS = [
  'm',
  'mu',
  'mün',
  'muen',
  's',
  'sta',
  'th',
  'thea',
  'k',
  'kin',
  'li',
  'licht',
  'fü',
  'nacht',
  'gla',
  'z',
];
const FILTERS = { room: 'rooms', type: 'exhibition-types', tag: 'event-tags', series: 'series', genre: 'genres' };

/** @returns the questions for a service, in the same order of paths in every run */
export async function questionsFor(url: string): Promise<Question[]> {
  const random = randomNumbers(7);
  const pick = <T>(values: readonly T[]): T => values[random(values.length)]!;
  const list = async (path: string) => (await (await fetch(`${url}/api/${path}/`)).json()) as Options;
  const filters = await Promise.all(
    Object.entries(FILTERS).map(async ([name, path]) => ({
      name,
      values: (await list(path)).map(({ id, slug }) => slug ?? id),
    })),
  );
  const day = () => new Date(Date.now() + random(DAYS) * 86_400_000).toISOString().slice(0, 10);
  const some = (count: number, of = filters) =>
    [...of]
      .map((filter) => ({ filter, place: random(1000) }))
      .sort((one, other) => one.place - other.place)
      .slice(0, count)
      .map(({ filter: { name, values } }) => `${name}=${pick(values)}`)
      .join('&');
  const letters = () => String.fromCharCode(97 + random(26)) + String.fromCharCode(97 + random(26));
  const pages = ['', 'besuch', 'impressum', 'datenschutz', 'agb'];
  return [
    { name: 'events', fresh: () => `/de/api/events/?date=${day()}&page=${1 + random(3)}` },
    { name: 'events, one filter', fresh: () => `/de/api/events/?date=${day()}&${some(1)}` },
    { name: 'events, two filters', fresh: () => `/de/api/events/?date=${day()}&${some(2)}` },
    { name: 'calendar', fresh: () => `/api/calendar/?date=${day()}&${some(random(3), filters.slice(0, 3))}` },
    { name: 'page by path', fresh: () => `/de/pageeditor-api/page/${pick(pages)}`, asEditor: true },
    {
      name: 'autocomplete, one at a time',
      fresh: () =>
        `/de/api/search/autocomplete/?query=${encodeURIComponent(`${pick(BEGINNINGS)}${random(2) ? letters() : ''}`)}`,
      asEditor: true,
      alone: true,
    },
    {
      name: 'search, counts',
      fresh: () => `/de/api/search/?query=${encodeURIComponent(`${pick(WORDS)} ${letters()}`)}`,
      asEditor: true,
    },
    {
      name: 'search, events',
      fresh: () => `/de/api/search/events/?query=${encodeURIComponent(pick(WORDS))}`,
      asEditor: true,
    },
  ];
}
