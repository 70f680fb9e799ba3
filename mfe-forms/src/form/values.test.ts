import { everyType, sampleField, sampleForm } from './testing/sample.ts';
import { initialValues, outgoing } from './values.ts';

test('lists start as lists, files empty, a checkbox unticked, a heading not at all', () => {
  const values = initialValues(sampleForm(everyType));
  expect(values).toMatchObject({ field5: [], field7: [], field11: false });
  expect(values.field9).toBeUndefined();
  expect(values).not.toHaveProperty('field14');
});

test('defaults are taken over in the type of the field', () => {
  const fields = [
    sampleField(1, { default: 'Ada' }),
    sampleField(4, { default: 3 }),
    sampleField(5, { default: 'noon' }),
    sampleField(7, { default: ['noon'] }),
    sampleField(11, { default: true }),
    sampleField(9, { default: 'x' }),
  ];
  expect(initialValues(sampleForm(fields))).toEqual({
    field1: 'Ada',
    field4: '3',
    field5: ['noon'],
    field7: ['noon'],
    field11: true,
    field9: undefined,
  });
});

test('values go out in the type of the field', () => {
  expect(outgoing(sampleField(1), ' Ada ')).toBe('Ada');
  expect(outgoing(sampleField(1), '  ')).toBeNull();
  expect(outgoing(sampleField(1), 'A\0da\0 ')).toBe('Ada');
  expect(outgoing(sampleField(4), '2.5')).toBe(2.5);
  expect(outgoing(sampleField(4), ' 2,5 ')).toBe(2.5);
  expect(outgoing(sampleField(5), ['noon'])).toEqual(['noon']);
  expect(outgoing(sampleField(7), undefined)).toEqual([]);
  expect(outgoing(sampleField(9), undefined, 'tmp-1')).toBe('tmp-1');
  expect(outgoing(sampleField(11), undefined)).toBe(false);
});
