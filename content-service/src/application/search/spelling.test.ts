import { keyOf, stemmable, wordsOf } from './spelling.ts';

describe('spelling', () => {
  it.each([
    ['Münzen', 'Muenzen', 'Munzen'],
    ['Räsänen', 'Raesaenen', 'rasanen'],
    ['Jørgensen', 'Joergensen', 'Jorgensen'],
    ['Straße', 'Strasse', 'STRASSE'],
    ['Zieliński', 'Zielinski', 'zielinski'],
    ['Yıldırım', 'Yildirim', 'yildirim'],
    ['İpek', 'Ipek', 'I\u0307pek'],
  ])('takes %s, %s and %s for one word', (...spellings) => {
    expect(new Set(spellings.map(keyOf)).size).toBe(1);
  });

  it.each(['neue', 'Bauer', 'Quelle', 'Museum', 'Steuer'])('leaves the ue of %s alone', (word) => {
    expect(stemmable(word, 'de')).toBe(word.toLowerCase());
  });

  it('keeps umlauts for the German stemmer, which folds them itself', () => {
    expect(stemmable('Muenzen und Häuser', 'de')).toBe('münzen und häuser');
    expect(stemmable('Förde blues', 'en')).toBe('forde blues');
  });

  it('sees words only: no marks, no hyphens, composed or not', () => {
    expect(wordsOf('„Was ihr wollt“ – Foyer/Studio, 24-mal')).toEqual([
      'was',
      'ihr',
      'wollt',
      'foyer',
      'studio',
      '24',
      'mal',
    ]);
    expect(keyOf('Mu\u0308nze')).toBe(keyOf('Münze'));
  });
});
