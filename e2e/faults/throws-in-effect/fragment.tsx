import { defineFragment } from '@foyer/shared';
import { useEffect } from 'react';

/** A defect after hydration: the view is right, its effect throws. */
export default defineFragment({
  name: 'throws-in-effect',
  hydrate: 'load',
  load: () => Promise.resolve({ text: 'what the server sent' }),
  head: () => ({ title: 'Throws in an effect' }),
  View: function ThrowsInEffect({ data }) {
    useEffect(() => {
      throw new Error('thrown in an effect');
    }, []);
    return <p data-testid="widget">{data.text}</p>;
  },
});
