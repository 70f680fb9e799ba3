import type { Messages } from '@foyer/shared';
import { messages as event } from './event/messages.ts';
import { filterMessages } from './filter/messages.ts';
import { messages as list } from './list/messages.ts';
import { messages as programme } from './programme/messages.ts';
import { nothingMessages } from './programme/nothing.tsx';

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe.each(Object.entries<Messages>({ programme, nothing: nothingMessages, event, list, filter: filterMessages }))(
  'the texts of %s',
  (_name, { de, en }) => {
    test('are there in both languages', () => {
      expect(Object.keys(en).sort()).toEqual(Object.keys(de).sort());
      expect(Object.values({ ...de, ...en }).every((text) => text.trim() !== '')).toBe(true);
    });

    test('have the same values in both languages', () => {
      for (const key of Object.keys(de))
        expect([key, placeholders(en[key] ?? '')]).toEqual([key, placeholders(de[key] ?? '')]);
    });
  },
);

test('an empty result is said in the words of the specification', () => {
  expect(nothingMessages.en).toMatchObject({
    noResult: 'Unfortunately, your selection did not produce any result.',
    noResultHint: 'Please delete one of the filters or try a different combination.',
    resetFilters: 'Reset filters',
    noEvents: 'Unfortunately, there are no upcoming events.',
  });
});

test('the status is said in the words of the specification', () => {
  const { canceled, postponed, sold_out, past, remaining_tickets, free_entrance, livestream } = programme.en;
  expect([canceled, postponed, sold_out, past, remaining_tickets, free_entrance, livestream]).toEqual([
    'Canceled',
    'Postponed',
    'Sold out',
    'Past event',
    'Remaining tickets',
    'Free Entrance',
    'Livestream',
  ]);
});
