import { bestParting } from './compounds.ts';

const isKnown =
  (...words: string[]) =>
  (part: string) =>
    words.includes(part);

describe('a compound', () => {
  it.each([
    ['kindertheater', ['kinder', 'theater'], ['kinder', 'theater']],
    ['museumsnacht', ['museum', 'nacht'], ['museum', 'nacht']],
    ['sammlungsfuhrung', ['sammlung', 'fuhrung'], ['sammlung', 'fuhrung']],
    ['nachtmusik', ['nacht', 'musik', 'acht'], ['nacht', 'musik']],
  ])('%s is parted where both sides are words', (word, known, parts) => {
    expect(bestParting(word, isKnown(...known))).toEqual(parts);
  });

  it('of unknown parts stays whole', () => {
    expect(bestParting('kindertheater', isKnown('theater'))).toBeNull();
    expect(bestParting('oper', isKnown('oper'))).toBeNull();
  });
});
