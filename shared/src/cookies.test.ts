import { readCookie } from './cookies.ts';

test('a value is found among others, decoded', () => {
  expect(readCookie('a=1; cartAmount=2; b=%C3%BC', 'cartAmount')).toBe('2');
  expect(readCookie('a=1; b=%C3%BC', 'b')).toBe('ü');
});

test('a name is not taken for another that ends alike', () => {
  expect(readCookie('my_breaking_news_closed=7', 'breaking_news_closed')).toBeNull();
});

test('a value that was not encoded survives', () => {
  expect(readCookie('a=100%', 'a')).toBe('100%');
});
