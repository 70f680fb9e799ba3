import { newRow } from '../document/commands.ts';
import { edited, rowWith } from '../testing/edited.ts';
import { takeOver } from './take-over.ts';

const field = { id: 4, of: 'content', language: 'de' } as const;
const begun = '<p>Eins</p><p>Zwei</p>';

function write(html: string, theirs?: string) {
  const text = { ...newRow('text', 4, { content: { de: begun, en: '' } }), parent: 1 };
  const session = edited([...rowWith({}), text]);
  if (theirs) session.set(4, 'content.de', theirs);
  takeOver(session, field, begun, html);
  return { session, text: () => session.text(4, 'content', 'de') };
}

test('HTML is taken over as it was written, as one step', () => {
  const { session, text } = write('<p>Eins</p><p>Zwei und drei</p>');
  expect(text()).toBe('<p>Eins</p><p>Zwei und drei</p>');
  session.undo();
  expect(text()).toBe(begun);
});

test('what others have written in another paragraph meanwhile stays', () => {
  expect(write('<p>Meins</p><p>Zwei</p>', '<p>Eins</p><p>Ihres</p>').text()).toBe('<p>Meins</p><p>Ihres</p>');
  expect(write('<p>Eins</p><p>Meins</p>', '<p>Eins</p><p>Ihres</p>').text()).toBe('<p>Eins</p><p>Meins</p>');
});
