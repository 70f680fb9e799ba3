import { defineFragment } from '@foyer/shared';

/** Takes a processor of the server and never gives it back. In a browser it is well: its loop would be the visitor's. */
export default defineFragment({
  name: 'loops-for-ever',
  hydrate: 'load',
  load: () => {
    if (typeof document === 'undefined') for (;;);
    return Promise.resolve({ text: 'rendered by the browser' });
  },
  head: () => ({ title: 'Loops' }),
  View: ({ data }) => <p data-testid="widget">{data.text}</p>,
});
