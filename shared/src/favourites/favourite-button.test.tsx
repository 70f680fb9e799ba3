import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createTestSite, TestRoot } from '../testing/index.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { FavouriteMark } from './favourite-mark.tsx';

test('marks and takes the mark away, and says how it stands', async () => {
  const site = createTestSite();
  render(
    <TestRoot site={site}>
      <FavouriteButton kind="event" id={12} title="Nächte aus Glas" />
    </TestRoot>,
  );
  const button = screen.getByRole('button', { name: 'Favorit: Nächte aus Glas' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(site.favourites.idsOf('event')).toEqual([12]);
  await userEvent.click(button);
  expect(site.favourites.count).toBe(0);
});

test('is called by its name in the language of the page', () => {
  render(
    <TestRoot site={createTestSite({ href: '/en' })}>
      <FavouriteButton kind="article" id={3} />
    </TestRoot>,
  );
  expect(screen.getByRole('button', { name: 'Favourite' })).toBeVisible();
});

test('takes over what the server sent, which knows of no marks, without a mismatch', async () => {
  const site = createTestSite();
  const view = (
    <TestRoot site={site}>
      <FavouriteButton kind="event" id={12} />
    </TestRoot>
  );
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = renderToString(view);
  expect(element.querySelector('button')).toHaveAttribute('data-waiting');
  site.favourites.toggle('event', 12);
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(element, view, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(element.querySelector('button')).toHaveAttribute('aria-pressed', 'true');
  expect(element.querySelector('button')).not.toHaveAttribute('data-waiting');
});

test('a list says what is marked, once the browser knows, and follows', async () => {
  const site = createTestSite();
  site.favourites.toggle('event', 12);
  const view = (
    <TestRoot site={site}>
      <FavouriteMark kind="event" id={12} />
      <FavouriteMark kind="event" id={13} />
      <FavouriteMark kind="article" id={12} />
    </TestRoot>
  );
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = renderToString(view);
  expect(element.querySelector('svg')).toBeNull();
  await act(async () => void hydrateRoot(element, view));
  expect(screen.getByRole('img', { name: 'Favorit' })).toBeVisible();
  act(() => site.favourites.toggle('event', 12));
  expect(screen.queryByRole('img', { name: 'Favorit' })).not.toBeInTheDocument();
});
