import { draftOf, takenUp } from './draft-changes.ts';

const field = (name: string, kind: 'text' | 'password' | 'list' = 'text') =>
  ({ name, kind, read_only: false }) as const;
const FIELDS = [field('title'), field('note'), field('password', 'password'), { ...field('at'), read_only: true }];
const base = { id: 1, title: { de: 'Nacht', en: 'Night' }, note: null, at: 'then' };

test('the fields that differ are kept, without what nobody can write', () => {
  const values = { ...base, title: { de: 'Nachts', en: 'Night' }, note: '', at: 'now' };
  expect(draftOf(FIELDS, base, values, '"1"')).toEqual({
    base: { title: base.title },
    values: { title: values.title },
    etag: '"1"',
  });
});

test('nothing is kept where nothing differs', () => {
  expect(draftOf(FIELDS, base, { ...base, note: '' }, null)).toBeNull();
});

test('passwords are not kept, nor lists that have some', () => {
  const fields = [...FIELDS, { ...field('logins', 'list'), fields: [field('secret', 'password')] }];
  const values = { ...base, password: 'hunter2', logins: [{ secret: 'hunter2' }] };
  expect(draftOf(fields, base, values, null)).toBeNull();
  expect(JSON.stringify(draftOf(fields, base, { ...values, note: 'n' }, null))).not.toContain('hunter2');
});

test('only what was typed is taken up: all else is as it is now', () => {
  const draft = draftOf(FIELDS, base, { ...base, title: { de: 'Nachts', en: 'Night' } }, '"1"')!;
  const now = { ...base, title: { de: 'Nacht', en: 'By night' }, note: 'theirs' };
  expect(takenUp(FIELDS, draft, now)).toEqual({
    values: { title: { de: 'Nachts', en: 'By night' } },
    hasClashes: false,
  });
});

test('where somebody else has changed the same, what was typed stands, and it is said', () => {
  const draft = draftOf(FIELDS, base, { ...base, title: { de: 'Nachts', en: 'Night' } }, '"1"')!;
  const now = { ...base, title: { de: 'Die Nacht', en: 'Night' } };
  expect(takenUp(FIELDS, draft, now)).toEqual({ values: { title: { de: 'Nachts', en: 'Night' } }, hasClashes: true });
});

test('what is there by now, and what the record no longer has, comes to nothing', () => {
  const draft = draftOf(FIELDS, base, { ...base, note: 'n' }, null)!;
  expect(takenUp(FIELDS, draft, { ...base, note: 'n' }).values).toEqual({});
  expect(takenUp([field('title')], draft, base).values).toEqual({});
});
