import { everyType, sampleField, sampleForm } from './testing/sample.ts';
import { validate } from './validate.ts';

const complaint = (type: number, value: string | boolean | string[] | undefined, required = false) =>
  validate(sampleForm([sampleField(type, { required })]), { [`field${type}`]: value })[`field${type}`];

test.each([undefined, '', '   ', false, []])('a required field with %j is missing', (value) => {
  expect(complaint(1, value, true)).toBe('error.required');
});

test('nothing is missing where nothing is required', () => {
  expect(validate(sampleForm(everyType), {})).toEqual({});
});

test.each([
  'ada',
  'ada@',
  '@haus.example',
  'ada@haus',
  'ada@haus.x',
  'ada@haus.',
  'a da@haus.example',
  'ada@@haus.example',
])('%s is no e-mail address', (value) => {
  expect(complaint(3, value)).toBe('error.email');
});

test.each(['ada@haus.example', ' ada@haus.example ', 'ada+x@sub.häuser.example', "o'hara@haus.example"])(
  '%s is an e-mail address',
  (value) => {
    expect(complaint(3, value)).toBeUndefined();
  },
);

test('numbers and web addresses are checked if there are any', () => {
  expect(complaint(4, 'drei')).toBe('error.number');
  expect(complaint(4, '1.000,5')).toBe('error.number');
  expect(complaint(4, '-3.5')).toBeUndefined();
  expect(complaint(4, ' 3,5 ')).toBeUndefined();
  expect(complaint(13, 'haus')).toBe('error.url');
  expect(complaint(13, 'https://haus.example/x')).toBeUndefined();
});

test('a telephone number has digits and the marks between them, as the service has it', () => {
  expect(complaint(12, 'abc')).toBe('error.telephone');
  expect(complaint(12, '12')).toBe('error.telephone');
  expect(complaint(12, ' +49 (0)431 / 90-12.3 ')).toBeUndefined();
});

test('a text that the service would not keep is too long here already', () => {
  expect(complaint(2, 'x'.repeat(10_001))).toBe('error.long');
  expect(complaint(2, 'x'.repeat(10_000))).toBeUndefined();
});

test('a field that nobody sees does not stop anybody', () => {
  expect(validate(sampleForm([sampleField(1, { required: true, visible: false })]), {})).toEqual({});
});
