import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createTestSite, TestRoot } from '@foyer/shared/testing';
import { keptAnswer } from './answer.ts';
import { InfoLayer } from './info-layer.tsx';
import { infoMessages } from './messages.ts';

function show(href = '/de') {
  const site = createTestSite({ href });
  site.device.restrict('bandwidth');
  render(
    <TestRoot site={site}>
      <InfoLayer limit="bandwidth" />
    </TestRoot>,
  );
  return site;
}

test('it says why something is missing, and loads it when asked to', async () => {
  const site = show();
  expect(screen.getByText(/^Ihre Verbindung ist langsam/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Weiter und alles laden' }));
  expect(site.device.holdsBack).toBe(false);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('closing it loads nothing', async () => {
  const site = show('/en');
  await userEvent.click(screen.getByRole('button', { name: 'Close this notice' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(site.device.holdsBack).toBe(true);
});

test('what is answered holds for the visit', async () => {
  sessionStorage.clear();
  expect(keptAnswer()).toBeNull();
  show('/en');
  await userEvent.click(screen.getByRole('button', { name: 'Close this notice' }));
  expect(keptAnswer()).toBe('closed');
  sessionStorage.setItem('foyer_device', 'something else');
  expect(keptAnswer()).toBeNull();
});

test('both languages say the same', () => {
  expect(Object.keys(infoMessages.en)).toEqual(Object.keys(infoMessages.de));
});
