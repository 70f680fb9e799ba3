import { defineFragment } from '@foyer/shared';

/** A defect that only the server meets: a browser would render it well. */
export default defineFragment({
  name: 'throws-on-server',
  hydrate: 'load',
  load: () => Promise.resolve({ text: 'rendered by the browser' }),
  head: () => ({ title: 'Throws on the server' }),
  View: ({ data }) => {
    if (typeof document === 'undefined') throw new Error('thrown on the server');
    return <p data-testid="widget">{data.text}</p>;
  },
});
