import { defineFragment } from '@foyer/shared';

/** Waits for something that never comes, on both sides. */
export default defineFragment({
  name: 'hangs-asynchronously',
  hydrate: 'load',
  load: () => new Promise<{ text: string }>(() => undefined),
  head: () => ({ title: 'Hangs' }),
  View: ({ data }) => <p data-testid="widget">{data.text}</p>,
});
