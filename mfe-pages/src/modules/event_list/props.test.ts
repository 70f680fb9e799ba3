import { eventListProps } from './props.ts';

test('dates, tag and filters are handed on, empty ones left out', () => {
  const module = {
    date_from: '2026-12-04T00:00:00+01:00',
    date_to: null,
    tag: 4,
    filters: { room: 2, type: 'konzert', series: null, genre: '' },
  };
  expect(eventListProps(module)).toEqual({ date_from: '2026-12-04T00:00:00+01:00', room: 2, type: 'konzert', tag: 4 });
});

test('the tag of the filters counts when the module has none', () => {
  expect(eventListProps({ tag: null, filters: { tag: 9 } })).toEqual({ tag: 9 });
});

test.each([{}, { filters: 'x', tag: {}, date_from: [] }])('%j asks for everything', (module) => {
  expect(eventListProps(module)).toEqual({});
});
