import { defineFragment } from '@foyer/shared';

/** Ends whatever renders it: the worker thread, or the remote's render server. */
export default defineFragment({
  name: 'kills-worker',
  hydrate: 'load',
  load: () => {
    if (typeof document === 'undefined') process.exit(3);
    return Promise.resolve({ text: 'rendered by the browser' });
  },
  head: () => ({ title: 'Kills its worker' }),
  View: ({ data }) => <p data-testid="widget">{data.text}</p>,
});
