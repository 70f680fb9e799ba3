import Type from 'typebox';
import { columnAnswers } from './column-answers.ts';

const schema = Type.Object({
  id: Type.Integer(),
  teaser_text: Type.String(),
  date_start: Type.String(),
  date_end: Type.Union([Type.String(), Type.Null()]),
  access: Type.Array(Type.String()),
  urls: Type.Object({ de: Type.String(), en: Type.String() }),
});
const row = {
  id: 7,
  teaserText: { de: 'Ein Abend', en: 'An evening' },
  dateStart: new Date('2026-12-04T18:30:00Z'),
  dateEnd: null,
  access: ['relaxed'],
  pictureId: 3,
};

describe('what lies in the columns of a row', () => {
  it('is answered under the names of the schema: texts in one language, instants by the clocks of the house', () => {
    expect(columnAnswers(schema)(row, 'en')).toEqual({
      id: 7,
      teaser_text: 'An evening',
      date_start: '2026-12-04T19:30:00+01:00',
      date_end: null,
      access: ['relaxed'],
    });
  });

  it('is no more than the row has: a list that reads fewer columns answers fewer', () => {
    expect(columnAnswers(schema)({ id: 7 }, 'de')).toEqual({ id: 7 });
  });
});
