import type { Alert } from '@foyer/shared/api';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { layoutState, renderInSite } from '../layout-fixture.tsx';
import { TopAlert } from './top-alert.tsx';

const storm: Alert = {
  id: 7,
  title: 'Sturmwarnung',
  text: 'Das Haus schließt um 16 Uhr.',
  link: { url: '/de/besuch' },
  link_title: 'Was das heißt',
};
const withAlerts = (...alerts: Alert[]) => ({ layout: { ...layoutState, alerts } });

describe('the top alert', () => {
  beforeEach(() => {
    document.cookie = 'breaking_news_closed=; path=/; max-age=0';
  });

  it('shows title, text and link of the first alert', () => {
    renderInSite(<TopAlert />, withAlerts(storm, { ...storm, id: 6, title: 'Älter' }));
    expect(screen.getByRole('complementary', { name: 'Aktueller Hinweis' })).toHaveTextContent('Sturmwarnung');
    expect(screen.getByRole('link', { name: 'Was das heißt' })).toHaveAttribute('href', '/de/besuch');
    expect(screen.queryByText('Älter')).not.toBeInTheDocument();
  });

  it('is gone for good when closed', async () => {
    const { unmount } = renderInSite(<TopAlert />, withAlerts(storm));
    await userEvent.click(screen.getByRole('button', { name: 'Hinweis schließen' }));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(document.cookie).toContain('breaking_news_closed=7');
    unmount();
    renderInSite(<TopAlert />, withAlerts(storm));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('makes room while the header is open, and comes back with it', () => {
    const { site } = renderInSite(<TopAlert />, withAlerts(storm));
    act(() => site.layout.setMenuOpen(true));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    act(() => site.layout.setMenuOpen(false));
    expect(screen.getByText('Sturmwarnung')).toBeVisible();
  });

  it('can be read whole where it is cut', async () => {
    const { container } = renderInSite(
      <TopAlert />,
      withAlerts({ ...storm, text: 'Das Haus schließt um 16 Uhr, und alle Vorstellungen des Abends werden verlegt.' }),
    );
    const button = screen.getByRole('button', { name: 'Ganz lesen' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(container.querySelector('[data-whole]')).toHaveTextContent('verlegt');
    expect(screen.getByRole('button', { name: 'Kürzen' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('comes back with newer news', () => {
    document.cookie = 'breaking_news_closed=6; path=/';
    renderInSite(<TopAlert />, withAlerts(storm));
    expect(screen.getByText('Sturmwarnung')).toBeVisible();
  });
});
