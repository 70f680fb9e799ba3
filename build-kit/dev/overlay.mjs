/** What is wrong with the sources, over the page: in a tree of its own, so that neither dresses the other. */
const RULES = `
:host { all: initial }
section { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: 1.5rem clamp(1rem, 4vw, 4rem); background: #0e1020f5; color: #f1f4f6; font: 1rem/1.5 system-ui, sans-serif }
header { display: flex; gap: 1rem; align-items: baseline; justify-content: space-between }
h1 { margin: 0; font-size: 1.4rem }
h2 { margin: 0; font-size: 1.1rem; color: #ff8f70 }
article { margin-top: 1.5rem; padding-top: 1rem; border-top: 1px solid #55606b }
p { margin: .35rem 0; white-space: pre-wrap; overflow-wrap: anywhere }
code, pre { font: .9rem/1.5 ui-monospace, Menlo, Consolas, monospace }
code { color: #12d19a }
pre { margin: .75rem 0 0; padding: 1rem; overflow: auto; background: #000; border-radius: .25rem }
button { padding: .4rem 1rem; border: 1.5px solid; border-radius: 2rem; background: none; color: inherit; font: inherit; cursor: pointer }
:focus-visible { outline: 3px solid #12d19a; outline-offset: 2px }
`;

let host = null;

function element(name, text, ...children) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  made.append(...children);
  return made;
}

/** Shows problems, or takes the overlay away where there are none. @param {import('./problems.mjs').Problem[]} problems */
export function showProblems(problems) {
  host?.remove();
  host = null;
  if (problems.length === 0) return;
  host = document.createElement('foyer-problems');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  root.adoptedStyleSheets = [sheet];
  const close = element('button', 'Close');
  close.addEventListener('click', () => showProblems([]));
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const section = element('section', '', element('header', '', element('h1', count), close));
  section.setAttribute('role', 'alert');
  for (const { title, place, text, frame } of problems) {
    const article = element('article', '', element('h2', title));
    if (place) article.append(element('p', '', element('code', place)));
    // What draws lines keeps them.
    article.append(element(/\n/.test(text) ? 'pre' : 'p', text));
    if (frame) article.append(element('pre', frame));
    section.append(article);
  }
  root.append(section);
  document.documentElement.append(host);
}

addEventListener('keydown', ({ key }) => key === 'Escape' && showProblems([]));
