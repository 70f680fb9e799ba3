import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInSite, withoutAddress } from '../layout-fixture.tsx';
import { modalDialogs } from '../modal-dialogs.ts';
import { BurgerMenu } from './burger-menu.tsx';

beforeAll(modalDialogs);

const button = () => screen.getByRole('button', { name: 'Menü' });

describe('the burger menu', () => {
  it('is a link to its panel while there is no JavaScript', () => {
    renderInSite(<BurgerMenu />);
    expect(button()).toHaveAttribute('href', '#menu');
    expect(document.getElementById('menu')).toBeInTheDocument();
  });

  it.each([['{Enter}'], [' ']])('opens as a modal dialog on %j', async (key) => {
    const user = userEvent.setup();
    renderInSite(<BurgerMenu />);
    act(() => button().focus());
    await user.keyboard(key);
    expect(screen.getByRole('dialog', { name: 'Menü' })).toHaveAttribute('open');
    const link = document.querySelector('[aria-controls=menu]');
    await waitFor(() => expect(link).toHaveAttribute('aria-expanded', 'true'));
  });

  it('holds the primary and the secondary menu with all pages below', async () => {
    renderInSite(<BurgerMenu />);
    await userEvent.click(button());
    for (const name of ['Programm', 'Besuch', 'Anfahrt', 'Newsletter', 'Favoriten', 'Konto', 'Suche']) {
      expect(screen.getByRole('link', { name })).toBeVisible();
    }
  });

  it('has an entry without an address as a name over its pages', async () => {
    renderInSite(<BurgerMenu />, { layout: withoutAddress('Besuch') });
    await userEvent.click(button());
    expect(screen.getByText('Besuch').closest('a')).toBeNull();
    expect(screen.getByRole('link', { name: 'Anfahrt' })).toBeVisible();
  });

  it('takes no second half of a double click for a click on what has come in the place of the first', async () => {
    renderInSite(<BurgerMenu />);
    const dialog = document.getElementById('menu') as HTMLDialogElement;
    for (const place of [() => dialog, () => screen.getByRole('button', { name: 'Schließen' })]) {
      await userEvent.click(button());
      expect(fireEvent.click(place(), { detail: 2 })).toBe(false);
      expect(dialog).toHaveAttribute('open');
      await userEvent.click(place());
      expect(dialog).not.toHaveAttribute('open');
    }
    await userEvent.click(button());
    await userEvent.click(dialog);
    expect(fireEvent.click(button(), { detail: 2 })).toBe(false);
    expect(dialog).not.toHaveAttribute('open');
  });

  it('closes by its button, by a link in it, and when the dialog is closed with Escape', async () => {
    renderInSite(<BurgerMenu />);
    const dialog = document.getElementById('menu') as HTMLDialogElement;

    await userEvent.click(button());
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(dialog).not.toHaveAttribute('open');
    expect(button()).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(button());
    const link = screen.getByRole('link', { name: 'Programm' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(dialog).not.toHaveAttribute('open');

    await userEvent.click(button());
    act(() => dialog.close());
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });
});
