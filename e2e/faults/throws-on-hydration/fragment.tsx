import { defineFragment } from '@foyer/shared';

/** A defect that shows when the browser renders what the server rendered well. */
export default defineFragment({
  name: 'throws-on-hydration',
  hydrate: 'load',
  load: () => Promise.resolve({ text: 'what the server sent' }),
  head: () => ({ title: 'Throws on hydration' }),
  View: ({ data }) => {
    if (typeof document !== 'undefined') throw new Error('thrown on hydration');
    return <p data-testid="widget">{data.text}</p>;
  },
});
