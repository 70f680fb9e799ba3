import { mergeVersions, withChoices } from './merge-versions.ts';

const FIELDS = ['title', 'room_id', 'tag_ids', 'note'];
const base = { id: 1, title: { de: 'Nacht', en: 'Night' }, room_id: 1, tag_ids: [1, 2], note: null };

test('changes of different fields, and of different languages of one, fit together', () => {
  const mine = { ...base, title: { de: 'Nachts', en: 'Night' }, note: '' };
  const theirs = { ...base, title: { de: 'Nacht', en: 'By night' }, tag_ids: [1] };
  expect(mergeVersions(base, mine, theirs, FIELDS)).toEqual({
    merged: { title: { de: 'Nachts', en: 'By night' }, room_id: 1, tag_ids: [1], note: '' },
    clashes: [],
    taken: ['title', 'tag_ids'],
  });
});

test('what both have changed is asked, and nothing of either is lost', () => {
  const mine = { ...base, title: { de: 'Nachts', en: 'Night' }, room_id: 2 };
  const theirs = { ...base, title: { de: 'Die Nacht', en: 'Night' }, room_id: 3 };
  const merge = mergeVersions(base, mine, theirs, FIELDS);
  expect(merge.clashes).toEqual([
    { field: 'title', language: 'de', base: 'Nacht', mine: 'Nachts', theirs: 'Die Nacht' },
    { field: 'room_id', language: null, base: 1, mine: 2, theirs: 3 },
  ]);
  expect(withChoices(merge, ['mine', 'theirs'])).toMatchObject({ title: { de: 'Nachts', en: 'Night' }, room_id: 3 });
  expect(withChoices(merge, ['theirs', 'mine'])).toMatchObject({ title: { de: 'Die Nacht', en: 'Night' }, room_id: 2 });
});

test('the same change by both is none to ask about', () => {
  const same = { ...base, room_id: 5 };
  expect(mergeVersions(base, same, { ...same }, FIELDS)).toMatchObject({
    clashes: [],
    taken: [],
    merged: { room_id: 5 },
  });
});

test('what I emptied and nobody else touched stays empty', () => {
  expect(mergeVersions(base, { ...base, tag_ids: [] }, { ...base, room_id: 9 }, FIELDS).merged).toMatchObject({
    tag_ids: [],
    room_id: 9,
  });
});
