import { actionOf, canBook } from './action.ts';

const URL = 'https://shop.example/42';

test('an event on sale offers its tickets', () => {
  expect(actionOf('sale', URL)).toEqual({ kind: 'tickets', url: URL });
});

test('an event on sale without a ticket address says where tickets are, rather than nothing', () => {
  expect(actionOf('sale', null)).toEqual({ kind: 'label', status: 'sale' });
});

test('the last tickets can be bought, where there is an address, else they are a word', () => {
  expect(actionOf('remaining_tickets', URL)).toEqual({ kind: 'remaining_tickets', url: URL });
  expect(actionOf('remaining_tickets', null)).toEqual({ kind: 'label', status: 'remaining_tickets' });
});

test('a livestream is a link, where there is one, else a word', () => {
  expect(actionOf('livestream', URL)).toEqual({ kind: 'livestream', url: URL });
  expect(actionOf('livestream', null)).toEqual({ kind: 'label', status: 'livestream' });
});

test.each(['canceled', 'postponed', 'sold_out', 'past', 'free_entrance'] as const)(
  '%s is said in a word, whatever the tickets',
  (status) => {
    expect(actionOf(status, URL)).toEqual({ kind: 'label', status });
  },
);

test('an event without a status says nothing', () => {
  expect(actionOf('none', URL)).toBeNull();
});

test('nothing is sold for what does not take place any more', () => {
  expect((['canceled', 'postponed', 'sold_out', 'past', 'none'] as const).filter(canBook)).toEqual([]);
  expect(canBook('remaining_tickets')).toBe(true);
});
