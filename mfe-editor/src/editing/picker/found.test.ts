import { found } from './found.ts';

const CHOICES = [
  { model: 'note', name: 'Notiz', words: 'ein kurzer Text, der auffällt' },
  { model: 'two_columns', name: 'Bild und Text', words: 'nebeneinander' },
  { model: 'text', name: 'Text', words: 'Absätze und Listen' },
  { model: 'old_text', name: 'Textblock', words: 'von früher' },
];

test('what is called so comes first, then what begins so, has it in its name, has it in its words', () => {
  expect(found(CHOICES, ' text').map(({ model }) => model)).toEqual(['text', 'old_text', 'two_columns', 'note']);
});

test('a model is found by its own name, and nothing by what nothing has', () => {
  expect(found(CHOICES, 'two_col').map(({ model }) => model)).toEqual(['two_columns']);
  expect(found(CHOICES, 'Trapez')).toEqual([]);
});
