import { mistakesBetween, nearestWord } from './typing-errors.ts';

const known = (...words: string[]) => words.map((word, index) => ({ word, documents: words.length - index }));

describe('typing errors', () => {
  it.each([
    ['teater', 'theater', 1],
    ['leuchtrum', 'leuchtturm', 2],
    ['glsa', 'glas', 1],
    ['ausstellung', 'ausstellung', 0],
    ['', 'abc', 3],
  ])('%s is %s with %i mistakes', (typed, meant, mistakes) => {
    expect(mistakesBetween(typed, meant)).toBe(mistakes);
    expect(mistakesBetween(meant, typed)).toBe(mistakes);
  });

  it('are corrected to the word with the fewest mistakes, then the same beginning, then the more frequent one', () => {
    expect(nearestWord('teater', known('tester', 'kater', 'theater'))?.word).toBe('tester');
    expect(nearestWord('nacht', known('macht', 'nachts'))?.word).toBe('nachts');
    expect(nearestWord('binden', known('winden', 'banden'))?.word).toBe('banden');
    expect(nearestWord('laden', known('lagen', 'leden'))?.word).toBe('lagen');
  });

  it('are not invented: what is too far away is another word', () => {
    expect(nearestWord('munzen', known('mussen', 'menschen'))).toBeNull();
    expect(nearestWord('xyz', [])).toBeNull();
  });

  it.each([
    ['mail', 'mai'],
    ['open', 'ofen'],
    ['hop', 'hof'],
  ])('are not sought in short words, which are soon others: %s is not %s', (typed, other) => {
    expect(nearestWord(typed, known(other))).toBeNull();
  });

  it('in short words are swapped neighbours', () => {
    expect(nearestWord('glsa', known('gas', 'glas'))?.word).toBe('glas');
  });
});
