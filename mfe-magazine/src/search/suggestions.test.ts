import { Suggestions } from './suggestions.ts';

const completing = (items: string[] = ['Glas', 'Gläser', 'Glut']) => {
  const complete = jest.fn(() => Promise.resolve(items));
  return { complete, suggestions: new Suggestions(complete) };
};

test('open on input, asked for in lower case', async () => {
  const { complete, suggestions } = completing();
  await suggestions.type(' GL ');
  expect(complete).toHaveBeenCalledWith('gl');
  expect(suggestions).toMatchObject({ isOpen: true, active: -1, items: ['Glas', 'Gläser', 'Glut'] });
});

test('are not asked for without input, and close', async () => {
  const { complete, suggestions } = completing();
  await suggestions.type('gl');
  await suggestions.type('   ');
  expect(complete).toHaveBeenCalledTimes(1);
  expect(suggestions.isOpen).toBe(false);
  suggestions.move(1);
  expect(suggestions).toMatchObject({ isOpen: false, chosen: null });
});

test('arrows go through the lines and back to the field', async () => {
  const { suggestions } = completing();
  await suggestions.type('gl');
  const places = [1, 1, 1, 1, -1] as const;
  expect(places.map((step) => (suggestions.move(step), suggestions.chosen))).toEqual([
    'Glas',
    'Gläser',
    'Glut',
    null,
    'Glut',
  ]);
});

test('an arrow opens a list that was closed', async () => {
  const { suggestions } = completing();
  await suggestions.type('gl');
  suggestions.close();
  expect(suggestions.chosen).toBeNull();
  suggestions.move(1);
  expect(suggestions).toMatchObject({ isOpen: true, chosen: 'Glas' });
});

test('an answer to older input is not shown', async () => {
  const answers: ((items: string[]) => void)[] = [];
  const suggestions = new Suggestions(() => new Promise((resolve) => answers.push(resolve)));
  const first = suggestions.type('g');
  const second = suggestions.type('gl');
  answers[1]?.(['Glas']);
  answers[0]?.(['Geige']);
  await Promise.all([first, second]);
  expect(suggestions.items).toEqual(['Glas']);
});

test('an answer that comes after closing does not open the list again', async () => {
  const { suggestions } = completing();
  const answer = suggestions.type('gl');
  suggestions.close();
  await answer;
  expect(suggestions.isOpen).toBe(false);
});

test('a failure is no more than a list that stays closed', async () => {
  const suggestions = new Suggestions(() => Promise.reject(new Error('no answer')));
  await suggestions.type('gl');
  expect(suggestions).toMatchObject({ isOpen: false, items: [] });
});
