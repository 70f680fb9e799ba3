import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createTestSite, TestRoot, type TestSiteOptions } from '@foyer/shared/testing';
import { ConsentGate, type ConsentGateProps } from './consent-gate.tsx';
import { gateMessages } from './messages.ts';

const source = new URL('https://player.example/embed/1');
const all = { categories: ['external_media'], services: { external_media: ['video'] } };

function gate(props: Partial<ConsentGateProps> = {}, options: TestSiteOptions = {}) {
  const site = createTestSite({
    ...options,
    settings: { embed_hosts: { video: ['player.example'] }, ...options.settings },
  });
  const view = (
    <TestRoot site={site}>
      <ConsentGate service="video" source={source} name="Video" title="Ein Rundgang" level={3} {...props}>
        {() => <iframe title="Ein Rundgang" src={source.href} />}
      </ConsentGate>
    </TestRoot>
  );
  return { site, view };
}

const show = (...given: Parameters<typeof gate>) => {
  const { site, view } = gate(...given);
  return { site, ...render(view) };
};
const frame = () => screen.queryByTitle('Ein Rundgang');

test('before consent it says what would be loaded and from whom, and leads there', () => {
  show();
  expect(frame()).toBeNull();
  expect(screen.getByRole('heading', { name: 'Ein Rundgang', level: 3 })).toBeVisible();
  expect(screen.getByText(/^Video von player\.example\. Beim Laden erfährt der Anbieter/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Bei player\.example öffnen/ })).toHaveAttribute('href', source.href);
});

test('the server sends the placeholder with a plain link, whatever was decided', () => {
  const { site, view } = gate();
  site.consent.decide(all);
  const html = renderToString(view);
  expect(html).toContain(`href="${source.href}"`);
  expect(html).not.toContain('<iframe');
});

test('one content is loaded once, and goes when the visitor takes it back', async () => {
  const { site } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Diesen Inhalt laden' }));
  expect(frame()).toBeVisible();
  expect(site.consent.allows('external_media', 'video')).toBe(false);
  expect(screen.queryByRole('button', { name: 'Diesen Inhalt laden' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Nicht mehr laden' }));
  expect(frame()).toBeNull();
});

test('a whole service is asked for on the bus, and what was pressed hands focus on', async () => {
  const { site } = show();
  const asked = jest.fn();
  site.events.subscribe('consent.service', asked);
  await userEvent.click(screen.getByRole('button', { name: 'Videos immer laden' }));
  expect(asked).toHaveBeenCalledWith({ category: 'external_media', service: 'video', allowed: true });
  expect(frame()).toBeVisible();
  await act(() => new Promise(requestAnimationFrame));
  expect(screen.getByRole('group', { name: 'Ein Rundgang' })).toHaveFocus();
});

test('consent for the service opens it, revocation closes it at once', () => {
  const { site } = show();
  act(() => site.consent.decide(all));
  expect(frame()).toBeVisible();
  act(() => site.consent.decide({ categories: [], services: {} }));
  expect(frame()).toBeNull();
});

test('where the device holds back, it waits for its own button', async () => {
  const { site } = show();
  act(() => (site.device.restrict('bandwidth'), site.consent.decide(all)));
  expect(frame()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Videos immer laden' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Diesen Inhalt laden' }));
  expect(frame()).toBeVisible();
});

test.each<[string, Partial<ConsentGateProps>, TestSiteOptions]>([
  ['a host that the house has not named', { source: new URL('https://other.example/1') }, {}],
  [
    'a service that the house does not use',
    { service: 'social_media' },
    { settings: { embed_hosts: { social_media: ['player.example'] } } },
  ],
  ['a house without hosts', {}, { settings: { embed_hosts: undefined } }],
])('never loads content of %s', (_, props, options) => {
  const { site } = show(props, options);
  act(() =>
    site.consent.decide({ categories: ['external_media'], services: { external_media: ['video', 'social_media'] } }),
  );
  expect(frame()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: /öffnen/ })).toBeVisible();
});

test('speaks English', () => {
  show({}, { href: '/en' });
  expect(screen.getByRole('button', { name: 'Load this content' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Always load: Videos' })).toBeVisible();
  expect(Object.keys(gateMessages.en).sort()).toEqual(Object.keys(gateMessages.de).sort());
});

describe('what was decided in another tab', () => {
  const store = (services: string[]) => {
    const decision = { revision: 1, categories: ['external_media'], services: { external_media: services } };
    document.cookie = `cookie_consent_settings=${encodeURIComponent(JSON.stringify(decision))}`;
  };
  afterEach(() => {
    document.cookie = 'cookie_consent_settings=; max-age=0';
  });

  test.each(['focus', 'pageshow', 'visibilitychange'])('holds here once the visitor comes back (%s)', (arrival) => {
    const { site } = show();
    act(() => site.consent.decide(all));
    expect(frame()).toBeVisible();
    store([]);
    act(() => void window.dispatchEvent(new Event(arrival)));
    expect(frame()).toBeNull();
    store(['video']);
    act(() => void window.dispatchEvent(new Event(arrival)));
    expect(frame()).toBeVisible();
  });

  test('holds for contents that come on show later', () => {
    store([]);
    const { site, view } = gate();
    site.consent.decide(all);
    render(view);
    expect(frame()).toBeNull();
    expect(site.consent.allows('external_media', 'video')).toBe(false);
  });

  test('leaves alone what was allowed here, where nothing was decided there', async () => {
    store([]);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Diesen Inhalt laden' }));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(frame()).toBeVisible();
  });

  test('is not to be had where nothing can be stored: what was decided here stays', () => {
    const { site } = show();
    act(() => site.consent.decide(all));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(frame()).toBeVisible();
  });
});
