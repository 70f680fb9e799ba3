import { defineFragment } from '@foyer/shared';

/** A defect that shows as soon as a browser evaluates the module; the server knows nothing of it. */
if (typeof document !== 'undefined') throw new Error('thrown on import');

export default defineFragment({
  name: 'throws-on-import',
  hydrate: 'load',
  load: () => Promise.resolve({ text: 'what the server sent' }),
  head: () => ({ title: 'Throws on import' }),
  View: ({ data }) => <p data-testid="widget">{data.text}</p>,
});
