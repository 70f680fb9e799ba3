import { css } from '@emotion/react';
import { useState } from 'react';
import { defineFragment } from '@foyer/shared';
const row = css({ color: 'var(--ink)', padding: 4 });
interface Data {
  items: string[];
}
function View({ data }: { data: Data }) {
  const [n, setN] = useState(0);
  return (
    <ol css={row}>
      {data.items.map((i) => (
        <li key={i}>
          <button type="button" onClick={() => setN(n + 1)}>
            {i} {n}
          </button>
        </li>
      ))}
    </ol>
  );
}
export default defineFragment({ name: 'detail', load: async () => ({ items: ['a', 'b'] }), View });
