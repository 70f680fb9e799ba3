import { render, screen, waitFor } from '@testing-library/react';
import { App } from './app.tsx';
import { resourceOf } from './testing/open-screen.tsx';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

test('the menu follows when somebody has taken rights away', async () => {
  const events = resourceOf('events', { group: 'programme' });
  const users = resourceOf('users', { group: 'users', role: 'admin' });
  let isAdmin = true;
  window.fetch = async (address) => {
    const path = address as string;
    if (path.endsWith('/resources/')) return json(isAdmin ? [events, users] : [events]);
    if (path.includes('/users/')) isAdmin = false;
    return json({ title: 'Not allowed', status: 403 }, 403);
  };
  window.history.pushState(null, '', '/admin/users/');
  render(<App user={{ username: 'probe', name: 'Probe', role: 'admin', locale: 'de' }} />);
  // The menu of wide windows, which this one is not.
  const entry = (name: string) => screen.queryByRole('link', { name, hidden: true });
  await waitFor(() => expect(entry('events')).toBeInTheDocument());
  await waitFor(() => expect(entry('users')).not.toBeInTheDocument());
});
