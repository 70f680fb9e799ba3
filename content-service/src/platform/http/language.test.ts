import { languageOf } from './language.ts';

describe('the language of a request', () => {
  it.each([
    ['en', 'de', 'en'],
    [undefined, 'en', 'en'],
    [undefined, 'en-US,en;q=0.9,de;q=0.8', 'en'],
    [undefined, 'en;q=0.2, de;q=0.8', 'de'],
    [undefined, 'fr, ja;q=0.9, en;q=0.1', 'en'],
    [undefined, 'fr', 'de'],
    [undefined, 'en;q=0', 'de'],
    [undefined, ';;,q=', 'de'],
    [undefined, undefined, 'de'],
    ['fr', 'en', 'en'],
  ])('is, for the path %j and the header %j, %s', (path, header, language) => {
    expect(languageOf(path, header)).toBe(language);
  });
});
