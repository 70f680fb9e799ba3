/** First module of the shell in development: Fast Refresh for shell and remotes, live reload for all else, and what is wrong over the page. */
import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';
import { showProblems } from './overlay.mjs';

const REFRESH_DELAY_MS = 30;
const hots = new Map();
let refreshing;

// Before react-dom runs: it reports its roots to this hook.
injectIntoGlobalHook(globalThis);

globalThis.__FOYER_DEV__ = {
  /** What swc's output calls for the components of one module. */
  scope: (id) => ({
    register: (type, name) => register(type, `${id} ${name}`),
    sign: createSignatureFunctionForTransform,
  }),

  /** Takes new versions of a module that exports components only; others pass the change on to their importers. */
  accept(owner, hot, exports) {
    if (!hot) return;
    hots.set(owner, hot);
    const values = Object.values(exports);
    if (values.length === 0 || !values.every(isLikelyComponentType)) return;
    hot.accept();
    hot.dispose((data) => (data.replaced = true));
    if (!hot.data?.replaced) return;
    thrown.clear();
    clearTimeout(refreshing);
    refreshing = setTimeout(performReactRefresh, REFRESH_DELAY_MS);
  },
};

/** Brings a new build into the page: in place where every changed module allows it, else by loading the page anew. */
async function take(owner) {
  const hot = hots.get(owner);
  if (!hot) return location.reload();
  if (hot.status() !== 'idle') return;
  try {
    await hot.check(true);
  } catch (error) {
    console.info(`[foyer] ${owner} cannot be replaced in place (${error.message}); loading the page anew.`);
    location.reload();
  }
}

/** What the server knows of, and what was thrown in this page. */
let known = [];
const thrown = new Map();
const show = () => showProblems([...known, ...thrown.values()]);

/** Errors are shown with their place in the sources, which the server finds. */
async function note(title, error) {
  const text = `${error.name}: ${error.message}`;
  if (thrown.has(text)) return;
  thrown.set(text, { title, text });
  const body = JSON.stringify({ title, text, stack: error.stack });
  const answer = await fetch('/__dev/problem', { method: 'POST', body }).catch(() => null);
  if (answer?.ok) thrown.set(text, await answer.json());
  show();
}

addEventListener('error', ({ error }) => error instanceof Error && note('Something threw in the page', error));
addEventListener(
  'unhandledrejection',
  ({ reason }) => reason instanceof Error && note('Something was rejected in the page', reason),
);
// React and the site report there what they have caught.
const { error: report } = console;
console.error = (...words) => {
  report.apply(console, words);
  const error = words.find((word) => word instanceof Error);
  const [said] = words;
  if (error)
    void note(typeof said === 'string' && !said.startsWith('%') ? said : 'Something was caught in the page', error);
};

const events = new EventSource('/__dev/events');
events.addEventListener('built', ({ data }) => take(JSON.parse(data).owner));
events.addEventListener('reload', () => location.reload());
events.addEventListener('problems', ({ data }) => {
  known = JSON.parse(data);
  show();
});
