import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SlotHost } from '@foyer/shared';
import { testSnapshot } from '@foyer/shared/testing';
import { renderInSite, showPage } from '../layout-fixture.tsx';
import { SearchToggle } from './search-toggle.tsx';

/** Puts a bare field where the widget of the magazine would be. */
const slots: SlotHost = {
  place: () => '',
  mount: (frame) => {
    frame.append(document.createElement('input'));
    frame.querySelector('input')?.focus();
  },
  unmount: () => undefined,
};

/** A window that is wide, or not; jsdom has no layout. */
const windowIs = (wide: boolean) => {
  window.matchMedia = (query) => ({ matches: wide, media: query }) as MediaQueryList;
};

function header() {
  const snapshot = testSnapshot();
  snapshot.remotes.magazine!.widgets = { 'search.field': { fragment: 'search-field' } };
  return renderInSite(
    <>
      <SearchToggle href="/de/search" />
      <button>Anderswo</button>
    </>,
    { snapshot, slots },
  );
}

const link = () => screen.getByRole('link', { name: 'Suche', hidden: true });
const field = () => screen.queryByRole('textbox');
/** Clicks the link. @returns whether the click goes on to whoever follows links */
function isFollowed(click: MouseEventInit = {}): boolean {
  let followed = false;
  const follow = (event: Event) => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', follow, { once: true });
  fireEvent.click(link(), click);
  return followed;
}

describe('the search in the header', () => {
  beforeEach(() => {
    windowIs(true);
    jest.useRealTimers();
  });

  it('is a link to the search page', () => {
    header();
    expect(link()).toHaveAttribute('href', '/de/search');
    expect(link()).toHaveAttribute('aria-expanded', 'false');
  });

  it('unfolds the field on the first click in a wide window, ready to be typed into', async () => {
    header();
    await userEvent.click(link());
    expect(field()).toHaveFocus();
    expect(link()).toHaveAttribute('aria-expanded', 'true');
  });

  it('stays a link in a small window', () => {
    windowIs(false);
    header();
    expect(isFollowed()).toBe(true);
    expect(field()).not.toBeInTheDocument();
  });

  it('takes a double click for one, and leads to the search page at a click after it, where the field has not come', () => {
    header();
    expect([isFollowed({ detail: 1 }), isFollowed({ detail: 2 })]).toEqual([false, false]);
    expect(isFollowed({ detail: 1 })).toBe(true);
  });

  it('collapses 200 ms after the field has lost focus, unless it has it again', () => {
    jest.useFakeTimers();
    header();
    fireEvent.click(link());
    act(() => screen.getByText('Anderswo').focus());
    act(() => void jest.advanceTimersByTime(199));
    expect(field()).toBeInTheDocument();
    act(() => field()!.focus());
    act(() => void jest.advanceTimersByTime(500));
    expect(field()).toBeInTheDocument();
    act(() => screen.getByText('Anderswo').focus());
    act(() => void jest.advanceTimersByTime(200));
    expect(field()).not.toBeInTheDocument();
  });

  it('collapses on Escape and gives focus back to its link', async () => {
    header();
    await userEvent.click(link());
    await userEvent.keyboard('{Escape}');
    expect(field()).not.toBeInTheDocument();
    expect(link()).toHaveFocus();
  });

  it('leaves the first Escape to the suggestions', async () => {
    header();
    await userEvent.click(link());
    field()!.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    await userEvent.keyboard('{Escape}');
    expect(field()).toBeInTheDocument();
  });

  it('collapses when a page is shown', async () => {
    const { site } = header();
    await userEvent.click(link());
    act(() => showPage(site, { pathname: '/de/search', search: '?q=glas' }));
    expect(field()).not.toBeInTheDocument();
  });
});
