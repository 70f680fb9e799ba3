import { askedPath, isRubbish, lowerCase, tidyPath } from './tidy-path.ts';

describe('the one spelling of a path', () => {
  it.each([
    ['as it is', '/de/programm', '/de/programm'],
    ['without a slash at its end', '/de/programm/', '/de/programm'],
    ['without any slash at its end', '/de/programm///', '/de/programm'],
    ['without two slashes in a row', '/de//programm//x', '/de/programm/x'],
    ['a language alone', '/de/', '/de'],
    ['with the language in lower case', '/DE/programm', '/de/programm'],
    ['with the language in lower case, alone', '/En', '/en'],
    ['with what only begins like a language', '/Design', '/Design'],
    ['with umlauts in UTF-8', '/de/b%C3%BChne', '/de/b%C3%BChne'],
    ['with escapes in capitals', '/de/b%c3%bchne', '/de/b%C3%BChne'],
    ['without needless escapes', '/de/%7ehaus/%61lt', '/de/~haus/alt'],
    ['with an escaped escape kept', '/de/%2561', '/de/%2561'],
    ['with umlauts of an old site', '/de/b%FChne/stra%DFe', '/de/b%C3%BChne/stra%C3%9Fe'],
    ['with umlauts in two parts', '/de/bu%CC%88hne', '/de/b%C3%BChne'],
    ['with rubbish left alone', '/de/%E0%A4', '/de/%E0%A4'],
    ['with half an escape left alone', '/de/%E0%A4%A', '/de/%E0%A4%A'],
    ['with a hidden slash left alone', '/de/%2Fevil.examplu%CC%88', '/de/%2Fevil.examplu%CC%88'],
    ['with signs that mean something kept', '/de/50%25%3F%23u%CC%88', '/de/50%25%3F%23%C3%BC'],
  ])('%s: %s', (_, path, tidy) => {
    expect(tidyPath(path)).toBe(tidy);
    expect(tidyPath(tidy)).toBe(tidy);
  });

  it('never begins with two slashes: that would be another host', () => {
    for (const path of ['//evil.example', '///evil.example/de', '/.//evil.example', '/%5C%5Cevil.example'])
      expect(tidyPath(path)).not.toMatch(/^\/\//);
  });
});

describe('a path that somebody has written', () => {
  it.each([
    ['/de/bühne', '/de/b%C3%BChne'],
    ['/de/b%C3%BChne/', '/de/b%C3%BChne'],
    ['/de/zwei Worte', '/de/zwei%20Worte'],
    ['/DE//Alt.html', '/de/Alt.html'],
    ['de/alt', '/de/alt'],
    ['/\\[x', '/[x'],
  ])('%s is asked for as %s', (written, asked) => {
    expect(askedPath(written)).toBe(asked);
  });
});

describe('a path in lower case', () => {
  it.each([
    ['/de/Programm', '/de/programm'],
    ['/de/B%C3%9CHNE', '/de/b%C3%BChne'],
    ['/de/A%3FB', '/de/a%3Fb'],
    ['/de/programm', null],
    ['/de/b%C3%BChne', null],
    ['/de/%E0%A4%A', null],
  ])('%s', (path, lower) => {
    expect(lowerCase(path)).toBe(lower);
  });
});

test.each([
  ['/de/a%00b', true],
  ['/de/a%0Ab', true],
  ['/de/a%2Fb', true],
  ['/de/a%5Cb', true],
  ['/de/%EF%BF%BD', true],
  ['/de/a%20b', false],
  ['/de/b%C3%BChne', false],
  ['/de/(a)', false],
])('%s is rubbish: %s', (path, rubbish) => {
  expect(isRubbish(path)).toBe(rubbish);
});
