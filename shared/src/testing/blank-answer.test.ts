import { EventSchema, PageSchema } from '@foyer/shared/api';
import { Check } from 'typebox/value';
import { blankAnswer } from './blank-answer.ts';

describe('a blank answer', () => {
  it('has every field of its schema, and nothing in it', () => {
    expect(blankAnswer(EventSchema)).toMatchObject({
      id: 0,
      title: '',
      status: 'sale',
      room: null,
      tags: [],
      image_obj: null,
      urls: { de: '', en: '' },
    });
    expect(Object.keys(blankAnswer(EventSchema))).toEqual(Object.keys(EventSchema.properties));
  });

  it('is what its schema allows, but for times that nobody has set', () => {
    const [date_start, date_end] = ['2026-12-04T19:30:00+01:00', '2026-12-04T21:30:00+01:00'];
    expect(Check(EventSchema, { ...blankAnswer(EventSchema), date_start, date_end })).toBe(true);
  });

  it('shares nothing with another one', () => {
    const first = blankAnswer(PageSchema);
    first.modules.push({} as never);
    expect(blankAnswer(PageSchema).modules).toEqual([]);
  });
});
