import type { Locale } from '@foyer/shared';
import { HttpFailure } from '../api/http.ts';
import { translated } from '../messages/messages.ts';
import { failureText, withReason } from './failure-text.ts';

const failure = (status: number, detail: string) =>
  new HttpFailure(status, { type: 'about:blank', title: 'Title', status, detail });
const words = (locale: Locale) => ({ locale, t: (key: string) => translated(locale, key) });

test.each([
  ['de', 'Diesen Eintrag gibt es nicht mehr: Er wurde inzwischen gelöscht. Ihre Eingaben stehen noch da.'],
  ['en', 'This entry is no longer there: it has been deleted meanwhile. What you entered is still there.'],
] as const)('who saves what has been deleted reads so, in %s', (locale, text) => {
  expect(failureText(failure(404, 'There is no record 98 in genres.'), words(locale))).toBe(text);
});

test.each([
  ['de', 'Es konnte nicht gespeichert werden. Ihre Eingaben stehen noch da.'],
  ['en', 'It could not be saved. What you entered is still there. The database does not answer.'],
] as const)('the service’s English reasons are not mixed into another language: %s', (locale, text) => {
  expect(failureText(failure(503, 'The database does not answer.'), words(locale))).toBe(text);
});

test('why something must stay is said in the interface’s language', () => {
  const error = failure(409, 'Das ist Ihr eigenes Konto.');
  expect(withReason('Es konnte nicht gelöscht werden.', error, 'de')).toBe(
    'Es konnte nicht gelöscht werden. Das ist Ihr eigenes Konto.',
  );
});

test('without an answer there is no reason to add', () => {
  expect(withReason('It could not be deleted.', new HttpFailure(0, null), 'en')).toBe('It could not be deleted.');
});
