import { codingFor } from './accepted-coding.ts';

describe('the coding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.0,gzip;q=0', 'identity'],
    ['*', 'identity'],
    ['x-br', 'identity'],
    ['', 'identity'],
  ])('for %p is %s', (accepted, coding) => {
    expect(codingFor(accepted)).toBe(coding);
  });
});
