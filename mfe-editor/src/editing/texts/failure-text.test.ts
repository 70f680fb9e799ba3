import { ApiError } from '@foyer/shared';
import { failureText } from './failure-text.ts';

const answered = (status: number) =>
  new ApiError(status, '', { type: '', title: '', status, detail: 'Ohne Startseite gibt es keine Website.' });

test.each([
  ['an ended session', answered(401), '{loggedOut}'],
  ['what is gone', answered(404), '{gone}'],
  ['a refusal that the service gives in both languages', answered(409), 'Ohne Startseite gibt es keine Website.'],
  ['what the service says in English', answered(429), '{publish.failed}'],
  ['a service that fails', new ApiError(503, '', null), '{publish.failed}'],
  ['a fault of this side', new TypeError('x'), '{publish.failed}'],
])('%s is said in the language of the interface', (_, error, words) => {
  expect(failureText(error, (key) => `{${key}}`)).toBe(words);
});
