import { defineFragment } from '@foyer/shared';
import { useState } from 'react';

/** The widget that nothing is wrong with: what a test compares the others with. */
export default defineFragment({
  name: 'healthy',
  hydrate: 'load',
  load: () => Promise.resolve({ text: 'widget in good order' }),
  View: function Healthy({ data }) {
    const [count, setCount] = useState(0);
    return (
      <p data-testid="widget">
        {data.text} <button onClick={() => setCount(count + 1)}>pressed {count} times</button>
      </p>
    );
  },
});
