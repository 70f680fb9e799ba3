import { readPageState } from './page-state.ts';

const OWN = '<script type="application/json" id="foyer-state">{"status":200}</script>';
const FOREIGN = '{"status":418}';

afterEach(() => document.body.replaceChildren());

test.each([
  ['an element', `<main><div id="foyer-state">${FOREIGN}</div></main>${OWN}`],
  ['an element that comes later', `${OWN}<div id="foyer-state">${FOREIGN}</div>`],
  ['an element of that type', `<div id="foyer-state" type="application/json">${FOREIGN}</div>${OWN}`],
  [
    'a script within the content',
    `<main><script type="application/json" id="foyer-state">${FOREIGN}</script></main>${OWN}`,
  ],
  ['a script of another type', `<script type="text/plain" id="foyer-state">${FOREIGN}</script>${OWN}`],
  ['an earlier script', `<script type="application/json" id="foyer-state">${FOREIGN}</script>${OWN}`],
  [
    'a picture that is named like a function',
    `<img id="querySelectorAll" alt=""><div id="foyer-state">${FOREIGN}</div>${OWN}`,
  ],
])('the state is the page’s own, not that of %s with its id', (_, html) => {
  document.body.innerHTML = html;
  expect(readPageState()).toEqual({ status: 200 });
});

test.each([
  '',
  `<div id="foyer-state">${FOREIGN}</div>`,
  `<main><script type="application/json" id="foyer-state">${FOREIGN}</script></main>`,
])('a page without a state of its own has none: %s', (html) => {
  document.body.innerHTML = html;
  expect(readPageState).toThrow('FOYER-311');
});
