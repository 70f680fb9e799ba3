import { defineFragment, Slot } from '@foyer/shared';
import { useState } from 'react';

/** A page in good order with a widget of another team in it, named in the address. Its button shows that the page lives. */
export default defineFragment({
  name: 'stage',
  hydrate: 'load',
  load: ({ location }) => Promise.resolve({ widget: `faulty.${location.params.widget ?? 'healthy'}` }),
  head: () => ({ title: 'Stage' }),
  View: function Stage({ data }) {
    const [count, setCount] = useState(0);
    return (
      <article>
        <h1>Stage</h1>
        <p data-testid="before">before the widget</p>
        <Slot widget={data.widget} />
        <button data-testid="alive" onClick={() => setCount(count + 1)}>
          alive {count}
        </button>
      </article>
    );
  },
});
