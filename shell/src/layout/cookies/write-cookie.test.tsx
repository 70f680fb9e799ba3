import { readCookie } from '@foyer/shared';
import { writeCookie } from './write-cookie.ts';

test('what was written can be read', () => {
  writeCookie('breaking_news_closed', '7', 1);
  expect(readCookie(document.cookie, 'breaking_news_closed')).toBe('7');
});
