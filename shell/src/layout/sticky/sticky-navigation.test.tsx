import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInSite, showPage } from '../layout-fixture.tsx';
import { modalDialogs } from '../modal-dialogs.ts';
import { StickyNavigation } from './sticky-navigation.tsx';

beforeAll(modalDialogs);

/** Answers navigations as the browser's driver does: the same page at another address. */
function follow(site: ReturnType<typeof renderInSite>['site']): string[] {
  const asked: string[] = [];
  site.navigation.driver = {
    navigate: async (href) => {
      asked.push(href);
      const { pathname, search } = new URL(href, location.href);
      showPage(site, { pathname, search });
    },
    prefetch: () => undefined,
  };
  return asked;
}

const button = () => screen.queryByRole('link', { name: 'Programm und Karten' });

describe('the way to the programme from any page', () => {
  it('is a link, and stands on no page of the programme itself', () => {
    const { unmount } = renderInSite(<StickyNavigation />, { href: '/de' });
    expect(button()).toHaveAttribute('href', '/de/programm');
    unmount();
    for (const href of ['/de/programm', '/de/programm/naechte-aus-glas/12']) {
      const { unmount: leave } = renderInSite(<StickyNavigation />, { href });
      expect(button()).not.toBeInTheDocument();
      leave();
    }
  });

  it('opens the overlay, whose address says so, and closes it by its button', async () => {
    const { site } = renderInSite(<StickyNavigation />, { href: '/de' });
    const asked = follow(site);
    await userEvent.click(button()!);
    const dialog = await screen.findByRole('dialog', { name: 'Programm und Karten' });
    expect(asked).toEqual(['/de?overlay=true']);
    expect(dialog.querySelector('[data-widget="events.overlay"]')).toBeInTheDocument();
    const back = jest.spyOn(history, 'back').mockImplementation(() => showPage(site, { search: '' }));
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(back).toHaveBeenCalledTimes(1);
    expect(dialog).not.toHaveAttribute('open');
    back.mockRestore();
  });

  it('stands open at once when the address asks for it; closing it clears the query', async () => {
    const { site } = renderInSite(<StickyNavigation />, { href: '/de?overlay=true' });
    const asked = follow(site);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveAttribute('open'));
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(asked).toEqual(['/de']);
    expect(dialog).not.toHaveAttribute('open');
  });

  it('closes when another page takes the place of the one below', async () => {
    const { site } = renderInSite(<StickyNavigation />, { href: '/de?overlay=true' });
    const dialog = await screen.findByRole('dialog');
    act(() => showPage(site, { pathname: '/de/besuch', search: '' }));
    expect(dialog).not.toHaveAttribute('open');
  });
});

test('a flagged production without tickets of its own leads to the shop', () => {
  const { site } = renderInSite(<StickyNavigation />, { href: '/de' });
  act(() => void site.programme.setCurrent({ status: null, ticketUrl: null, stickyEvent: true }));
  expect(screen.getByRole('link', { name: 'Karten' })).toHaveAttribute('href', 'https://tickets.example/');
});
