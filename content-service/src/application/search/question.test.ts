import { isEmpty, questionOf } from './question.ts';

const NOW = new Date('2026-12-04T12:00:00Z');
const keysOf = (query: string) => questionOf(query, 'de', NOW).words.map(({ key }) => key);

describe('what a visitor asks for', () => {
  it.each([
    ['<b>glas', 'glas'],
    ['<b>Glas</b> <i class="x">Licht</i>', 'Glas Licht'],
    ['<p>„Nächte aus Glas“</p>', '„Nächte aus Glas“'],
  ])('is the same with the marks of HTML that came along: %s', (marked, plain) => {
    expect(questionOf(marked, 'de', NOW)).toEqual({
      ...questionOf(plain, 'de', NOW),
      key: questionOf(marked, 'de', NOW).key,
    });
    expect(questionOf(marked, 'de', NOW).key.trim()).toBe(questionOf(plain, 'de', NOW).key.trim());
  });

  it('keeps signs that are no marks', () => {
    expect(keysOf('5 < 6 > 4')).toEqual(['5', '6', '4']);
  });

  it('is nothing where there are marks only', () => {
    expect(isEmpty(questionOf('<b></b>', 'de', NOW))).toBe(true);
  });
});
