import { outgoing, validate, type AccountField } from './field.ts';

const fields: AccountField[] = [
  { name: 'first_name', type: 'text', required: true },
  { name: 'email', type: 'email', required: true },
  { name: 'password', type: 'password', required: true },
  { name: 'note', type: 'text' },
];
const good = { first_name: 'Edda', email: 'edda@nordlicht.example', password: ' zwölf Zeichen ', note: '' };

test.each([
  ['nothing', {}, {}],
  ['an empty name', { first_name: '' }, { first_name: 'error.required' }],
  ['a blank name', { first_name: '  ' }, { first_name: 'error.required' }],
  ['no address', { email: '' }, { email: 'error.required' }],
  ['half an address', { email: 'edda@nordlicht' }, { email: 'error.email' }],
  ['two at signs', { email: 'edda@@nordlicht.example' }, { email: 'error.email' }],
  ['blanks around an address', { email: ' edda@nordlicht.example ' }, {}],
  ['no password', { password: '' }, { password: 'error.required' }],
  ['a password of blanks', { password: '            ' }, {}],
])('%s', (_, values, complaints) => {
  expect(validate(fields, { ...good, ...values })).toEqual(complaints);
});

test('blanks around a text are not sent, those of a password are', () => {
  expect(outgoing(fields, { ...good, first_name: ' Edda ' })).toEqual({ ...good, first_name: 'Edda' });
});
