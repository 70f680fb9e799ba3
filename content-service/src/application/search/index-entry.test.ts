import { wordRows } from './index-entry.ts';

describe('the words of a document', () => {
  const wordsIn = (body: string) =>
    wordRows({ locale: 'de', title: 'Krokus', about: '', body }).map(({ word }) => word);

  it('stand there once, in one spelling', () => {
    expect(wordsIn('Krokusse im März, KROKUS')).toEqual(['krokus', 'krokusse', 'marz']);
  });

  it('are no longer than an index of the database takes, in signs of any size', () => {
    for (const sign of ['x', '語']) expect(wordsIn(sign.repeat(1000))).toEqual(['krokus']);
  });
});
