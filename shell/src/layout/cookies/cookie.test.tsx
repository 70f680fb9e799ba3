import { readCookie, writeCookie } from './cookie.ts';

describe('cookies', () => {
  it('finds a value among others, decoded', () => {
    expect(readCookie('a=1; cartAmount=2; b=%C3%BC', 'cartAmount')).toBe('2');
    expect(readCookie('a=1; b=%C3%BC', 'b')).toBe('ü');
  });

  it('does not take a name for another that ends alike', () => {
    expect(readCookie('my_breaking_news_closed=7', 'breaking_news_closed')).toBeNull();
  });

  it('survives a value that was not encoded', () => {
    expect(readCookie('a=100%', 'a')).toBe('100%');
  });

  it('reads what it wrote', () => {
    writeCookie('breaking_news_closed', '7', 1);
    expect(readCookie(document.cookie, 'breaking_news_closed')).toBe('7');
  });
});
