import { UNNAMED } from '@foyer/shared';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Bottom } from './bottom.tsx';
import { renderInSite } from './layout-fixture.tsx';
import { showsStickyItems } from './sticky/sticky-rule.ts';

function scrollTo(y: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

describe('the footer', () => {
  it('links to the legal pages of the language and to the home page', () => {
    renderInSite(<Bottom />);
    expect(screen.getByRole('link', { name: 'AGB' })).toHaveAttribute('href', '/de/agb');
    expect(screen.getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/de/impressum');
    expect(screen.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', '/de/datenschutz');
    expect(screen.getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/de');
    expect(screen.getByRole('link', { name: 'Presse' })).toHaveAttribute('href', '/de/presse');
  });

  it('opens external links in a new tab, and says so', () => {
    renderInSite(<Bottom />);
    const link = screen.getByRole('link', { name: 'Hinweisgeberschutz' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleDescription('Öffnet in einem neuen Tab.');
    expect(screen.getByRole('link', { name: 'Presse' })).not.toHaveAttribute('target');
  });

  it('asks for the cookie settings', async () => {
    const { site } = renderInSite(<Bottom />);
    const asked = jest.fn();
    site.events.subscribe('consent.requested', asked);
    await userEvent.click(screen.getByRole('button', { name: 'Cookie-Einstellungen' }));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('bears the name that the settings say, and one of its own until they do', () => {
    const house = { ...UNNAMED, name: 'Museum am Wasser' };
    const { unmount } = renderInSite(<Bottom />, { settings: { house } });
    expect(screen.getByText('Museum am Wasser')).toBeVisible();
    unmount();
    renderInSite(<Bottom />, { settings: { house: undefined } });
    expect(screen.getByText(UNNAMED.name)).toBeVisible();
  });

  it("shows the editors' blocks", () => {
    renderInSite(<Bottom />, {
      settings: { html_footer_top: { code: '<p>Ringweg 3</p>' }, html_footer_logos: { code: '<p>Stadt Förde</p>' } },
    });
    expect(screen.getByText('Ringweg 3')).toBeVisible();
    expect(screen.getByText('Stadt Förde')).toBeVisible();
  });
});

describe('the sticky navigation', () => {
  const tickets = () => screen.queryByRole('link', { name: 'Karten' });

  it('sells tickets for an event on sale, and for no other', () => {
    const { site } = renderInSite(<Bottom />);
    expect(tickets()).not.toBeInTheDocument();
    act(
      () =>
        void site.programme.setCurrent({ status: 'sale', ticketUrl: 'https://tickets.example/1', stickyEvent: false }),
    );
    expect(tickets()).toHaveAttribute('href', 'https://tickets.example/1');
    act(
      () =>
        void site.programme.setCurrent({
          status: 'sold_out',
          ticketUrl: 'https://tickets.example/1',
          stickyEvent: false,
        }),
    );
    expect(tickets()).not.toBeInTheDocument();
  });

  it('leads up once the page is scrolled past half the window', () => {
    renderInSite(<Bottom />);
    const up = () =>
      screen.queryAllByRole('link', { name: 'Nach oben' }).filter((link) => link.closest('footer') === null);
    scrollTo(window.innerHeight / 2);
    expect(up()).toHaveLength(0);
    scrollTo(window.innerHeight / 2 + 1);
    expect(up()).toHaveLength(1);
  });

  it('shows sticky links past the threshold, while the footer is out of sight', () => {
    expect(showsStickyItems({ pastHalf: true, footerInView: false, items: 1 })).toBe(true);
    expect(showsStickyItems({ pastHalf: true, footerInView: false, items: 0 })).toBe(false);
    expect(showsStickyItems({ pastHalf: false, footerInView: false, items: 1 })).toBe(false);
    expect(showsStickyItems({ pastHalf: true, footerInView: true, items: 1 })).toBe(false);
  });
});
