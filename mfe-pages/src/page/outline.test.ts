import { containersOf } from '../container/layout.ts';
import { outlineOf, titleModuleOf } from './outline.ts';

const now = new Date('2026-12-04T18:00:00+01:00');
const headline = (id: number, headline_level: unknown) => ({ id, model: 'headline', headline_level, content: 'x' });
const levels = (...modules: object[]) => {
  const containers = containersOf(modules);
  return [...outlineOf(containers, titleModuleOf(containers, now)).values()];
};

test('levels that follow one another are kept', () => {
  expect(levels(headline(1, 2), headline(2, 3), headline(3, 4), headline(4, 2))).toEqual([2, 3, 4, 2]);
});

test('a level that skips one moves up', () => {
  expect(levels(headline(1, 3), headline(2, 6), headline(3, 6))).toEqual([2, 3, 4]);
});

test('teasers below no headline are all of the second level', () => {
  const list = {
    id: 1,
    model: 'teaser_list',
    children: [
      { id: 2, model: 'teaser_item' },
      { id: 3, model: 'teaser_item' },
    ],
  };
  expect(levels(list)).toEqual([2, 2]);
});

test('events below the title are of the second level, those below a headline of the third', () => {
  const events = (id: number) => ({ id, model: 'event_list' });
  expect(levels(events(1), headline(2, 2), events(3))).toEqual([2, 2, 3]);
});

test('the hero at the top is of the first level, later ones of the second', () => {
  expect(levels({ id: 1, model: 'hero_media', headline: 'A' }, { id: 2, model: 'hero_media', headline: 'B' })).toEqual([
    1, 2,
  ]);
});

test('a hero that is not online or says nothing is no title', () => {
  expect(
    titleModuleOf(
      containersOf([{ id: 1, model: 'hero_media', headline: 'A', online_from: '2027-01-01T00:00:00Z' }]),
      now,
    ),
  ).toBeNull();
  expect(titleModuleOf(containersOf([{ id: 1, model: 'hero_media' }]), now)).toBeNull();
});

test('columns of sections belong to the outline', () => {
  expect(levels({ id: 1, model: 'section', columns: [{ index: 0, children: [headline(2, 4)] }] })).toEqual([2]);
});
