import { actionOf, canBook } from './action.ts';

const URL = 'https://shop.example/42';

test('an event on sale offers its tickets', () => {
  expect(actionOf('sale', URL)).toEqual({ kind: 'tickets', url: URL });
});

test('an event on sale without a ticket address offers nothing rather than a dead button', () => {
  expect(actionOf('sale', null)).toBeNull();
});

test('a livestream is a link, where there is one, else a word', () => {
  expect(actionOf('livestream', URL)).toEqual({ kind: 'livestream', url: URL });
  expect(actionOf('livestream', null)).toEqual({ kind: 'label', status: 'livestream' });
});

test.each(['canceled', 'postponed', 'sold_out', 'past', 'remaining_tickets', 'free_entrance'] as const)('%s is said in a word, whatever the tickets', (status) => {
  expect(actionOf(status, URL)).toEqual({ kind: 'label', status });
});

test('an event without a status says nothing', () => {
  expect(actionOf('none', URL)).toBeNull();
});

test('nothing is sold for what does not take place any more', () => {
  expect((['canceled', 'postponed', 'sold_out', 'past', 'none'] as const).filter(canBook)).toEqual([]);
  expect(canBook('remaining_tickets')).toBe(true);
});
