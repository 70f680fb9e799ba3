import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { layoutState, renderInSite, showPage, withoutAddress } from '../layout-fixture.tsx';
import { DesktopMenu } from './desktop-menu.tsx';

const button = (name: string) => screen.getByRole('button', { name: `Untermenü ${name}` });

describe('the main menu', () => {
  it('shows every entry as a link, so that it works without JavaScript', () => {
    renderInSite(<DesktopMenu />);
    for (const { menu_name, url } of layoutState.nav.menu) {
      expect(screen.getByRole('link', { name: menu_name })).toHaveAttribute('href', url);
    }
  });

  it('marks the entry of the page', () => {
    renderInSite(<DesktopMenu />);
    expect(screen.getByRole('link', { name: 'Programm' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Besuch' })).not.toHaveAttribute('aria-current');
  });

  it('unfolds the pages below an entry, by mouse and by keyboard', async () => {
    const user = userEvent.setup();
    renderInSite(<DesktopMenu />);
    expect(screen.queryByRole('link', { name: 'Anfahrt' })).not.toBeInTheDocument();
    await user.click(button('Besuch'));
    expect(button('Besuch')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Anfahrt' })).toBeVisible();

    await user.keyboard('{Enter}');
    expect(button('Besuch')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard(' ');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Anfahrt' })).toHaveFocus();
  });

  it('has the name of an entry without an address on the button that unfolds its pages', async () => {
    renderInSite(<DesktopMenu />, { layout: withoutAddress('Besuch') });
    expect(screen.queryByRole('link', { name: 'Besuch' })).not.toBeInTheDocument();
    expect(button('Besuch')).toHaveTextContent('Besuch');
    await userEvent.click(button('Besuch'));
    expect(screen.getByRole('link', { name: 'Anfahrt' })).toBeVisible();
  });

  it('says which list a button opens', async () => {
    renderInSite(<DesktopMenu />);
    await userEvent.click(button('Besuch'));
    const panel = document.getElementById(button('Besuch').getAttribute('aria-controls') ?? '');
    expect(within(panel!).getAllByRole('link')).toHaveLength(2);
  });

  it('keeps one submenu open at a time', async () => {
    renderInSite(<DesktopMenu />);
    await userEvent.click(button('Besuch'));
    await userEvent.click(button('Mediathek'));
    expect(button('Besuch')).toHaveAttribute('aria-expanded', 'false');
    expect(button('Mediathek')).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes on Escape and gives focus back to its button', async () => {
    const user = userEvent.setup();
    renderInSite(<DesktopMenu />);
    await user.click(button('Besuch'));
    await user.tab();
    await user.keyboard('{Escape}');
    expect(button('Besuch')).toHaveAttribute('aria-expanded', 'false');
    expect(button('Besuch')).toHaveFocus();
  });

  it('closes on a click outside and when focus leaves', async () => {
    const user = userEvent.setup();
    renderInSite(
      <>
        <DesktopMenu />
        <button>Anderswo</button>
      </>,
    );
    await user.click(button('Besuch'));
    await user.click(document.body);
    expect(button('Besuch')).toHaveAttribute('aria-expanded', 'false');

    await user.click(button('Besuch'));
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Anderswo' })).toHaveFocus();
    expect(button('Besuch')).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the page changes', async () => {
    const { site } = renderInSite(<DesktopMenu />);
    await userEvent.click(button('Besuch'));
    act(() => {
      showPage(site, { pathname: '/de/besuch/anfahrt' });
    });
    expect(button('Besuch')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('link', { name: 'Besuch' })).toHaveAttribute('aria-current', 'true');
  });
});
