/** First module of the shell in development: Fast Refresh for shell and remotes, and live reload for all else. */
import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';

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

const events = new EventSource('/__dev/events');
events.addEventListener('built', ({ data }) => take(JSON.parse(data).owner));
events.addEventListener('reload', () => location.reload());
events.addEventListener('failed', ({ data }) => console.error(`[foyer] ${JSON.parse(data).text}`));
