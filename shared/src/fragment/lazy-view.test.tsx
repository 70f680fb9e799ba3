import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { lazyView } from './lazy-view.tsx';

const greeting = () => lazyView<{ name: string }>(async () => ({ name }) => <p>Guten Abend, {name}</p>);

test('a view whose code was fetched stands in the HTML of the server, else nothing does', async () => {
  const { View, preload } = greeting();
  expect(renderToString(<View name="Edda" />)).not.toContain('Guten Abend');
  await preload();
  // Nothing stands around it that would be hydrated by itself.
  expect(renderToString(<View name="Edda" />)).toBe('<p>Guten Abend, <!-- -->Edda</p>');
});

test('a view comes by itself in the browser, and stays the same one once its code was fetched', async () => {
  const { View, preload } = greeting();
  const { rerender } = render(<View name="Edda" />);
  const paragraph = await screen.findByText('Guten Abend, Edda');
  await preload();
  rerender(<View name="Tor" />);
  expect(screen.getByText('Guten Abend, Tor')).toBe(paragraph);
});
