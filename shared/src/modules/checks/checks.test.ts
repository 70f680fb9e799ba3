import { applied } from '../difference.ts';
import { documentOf } from '../document.ts';
import { check, mayBePublished } from './check.ts';
import { FAULTY_PAGES, sound } from './faulty-pages.ts';
import { NO_FACTS } from './finding.ts';
import { internalLinks } from './link-checks.ts';

const checkedOf = ({ rows, live = [], facts }: Pick<(typeof FAULTY_PAGES)[number], 'rows' | 'live' | 'facts'>) => ({
  document: documentOf(rows),
  live: documentOf(live),
  facts,
});

test('there are sixty pages with a known fault, and more', () => {
  expect(FAULTY_PAGES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(FAULTY_PAGES.map(({ name }) => name)).size).toBe(FAULTY_PAGES.length);
});

test.each(FAULTY_PAGES.map((page) => [page.name, page] as const))('%s is found, and nothing else', (_, page) => {
  const found = check(checkedOf(page));
  expect(found.map(({ key, isError }) => ({ key, isError }))).toEqual([page.finding]);
  expect(mayBePublished(found)).toBe(!page.finding.isError);
});

test.each(FAULTY_PAGES.filter((page) => check(checkedOf(page))[0]?.repair).map((page) => [page.name, page] as const))(
  'one click mends %s',
  (_, page) => {
    const checked = checkedOf(page);
    const document = check(checked).reduce(
      (sofar, { repair }) => (repair ? applied(repair.changes, sofar) : sofar),
      checked.document,
    );
    expect(check({ ...checked, document }).map(({ key }) => key)).not.toContain(page.finding.key);
  },
);

test.each([
  sound('video', 2, { video_url: 'https://films.example/1', image: 7 }),
  sound('video_selfhosted', 2, {
    file: '/media/film.mp4',
    captions: { de: '/media/a.vtt', en: '/media/b.vtt' },
    image: 7,
  }),
  sound('section', 2, { image: 7 }),
])('a picture before a film or behind words needs none of its own: $model', (row) => {
  const facts = { ...NO_FACTS, pictures: { 7: { alt: { de: '', en: '' }, width: 800, height: 600 } } };
  expect(check(checkedOf({ rows: [{ ...row, parent: null }], facts })).map(({ key }) => key)).not.toContain(
    'check.alt',
  );
});

test('the facts that are needed are asked for once each', () => {
  const rows = [
    sound('text', 2, {
      content: {
        de: '<p><a href="/de/a?x=1&amp;y=2">A</a> <a href="https://b.example">B</a> <a href="#c">C</a></p>',
        en: '<p><a href="/en/a">A</a></p>',
      },
    }),
    sound('link', 3, { link_url: { de: '/de/d', en: '/en/a' } }),
  ];
  expect(internalLinks(documentOf(rows))).toEqual(['/de/a?x=1&y=2', '/de/d', '/en/a']);
});

test('without facts nothing is found that would need them', () => {
  const needing = FAULTY_PAGES.filter(({ facts }) =>
    Object.values(facts).some((value) => value && Object.keys(value as object).length > 0),
  );
  expect(needing.length).toBeGreaterThan(10);
  for (const page of needing) expect(check({ ...checkedOf(page), facts: NO_FACTS })).toEqual([]);
});
