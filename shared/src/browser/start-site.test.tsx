import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { CONSENT_COOKIE, CONSENT_REVISION } from '../stores/consent-cookie.ts';
import { eventually } from '../eventually/index.ts';
import { defineFragment, type AnyFragment } from '../fragment/define-fragment.ts';
import type { Hydrate } from '../contract.ts';
import { closePage, late, openPage, type OpenPageOptions } from './testing/open-page.tsx';

let reads: number;
beforeEach(() => (reads = 0));
afterEach(async () => {
  await closePage();
  localStorage.clear();
  document.cookie = `${CONSENT_COOKIE}=; max-age=0`;
});

const sample = (hydrate?: Hydrate) =>
  defineFragment({
    name: 'programme',
    hydrate,
    load: () => {
      reads += 1;
      return Promise.resolve({ title: 'Programm' });
    },
    View: function View({ data }: { data: { title: string } }) {
      const [count, setCount] = useState(0);
      return (
        <>
          <h1>{data.title}</h1>
          <button type="button" onClick={() => setCount(count + 1)}>
            {count}
          </button>
          <a href="/de/mediathek-de">Mediathek</a>
        </>
      );
    },
  });

const overview = defineFragment({
  name: 'overview',
  load: () => Promise.resolve(null),
  View: () => <h1>Mediathek</h1>,
});

const open = (hydrate?: Hydrate, changes: Partial<OpenPageOptions> = {}) =>
  openPage({
    href: '/de/programm',
    code: { 'events/programme': sample(hydrate), 'magazine/overview': overview },
    ...changes,
  });

const button = () => document.querySelector('main button') as HTMLElement;
const link = () => document.querySelector('main a') as HTMLElement;
const heading = () => document.querySelector('main h1')?.textContent;
/** The runtime is there once the entry of the history has its key. */
const hasRuntime = () => Boolean((history.state as { key?: string } | null)?.key);
const answers = () => eventually(() => (fireEvent.click(button()), button().textContent !== '0'));

test.each<Hydrate>(['load', 'idle'])(
  'a fragment that asks for "%s" is taken over by itself, from the page’s data',
  async (moment) => {
    const { loaded, layouts } = await open(moment);
    await answers();
    expect(loaded).toEqual(['events/programme']);
    expect(reads).toBe(1);
    expect(layouts).toHaveLength(1);
  },
);

test('a fragment that is never taken over stays as the server sent it', async () => {
  const { loaded } = await open('never');
  await eventually(() => loaded.length > 0);
  let clicked = 0;
  document.querySelector('main')?.addEventListener('click', () => (clicked += 1));
  // Nothing holds clicks for what never comes.
  await eventually(() => (fireEvent.click(button()), clicked > 0));
  expect(button().textContent).toBe('0');
});

test('what waits for its visitor fetches nothing, until the visitor touches it: then its code and data come, once', async () => {
  const { loaded } = await open('interaction');
  // Whoever touches something else is about to go on, and wants what changes pages: not this page's code.
  fireEvent.pointerOver(document.querySelector('header') as Element);
  await eventually(hasRuntime);
  expect([loaded, reads]).toEqual([[], 1]);
  fireEvent.pointerOver(button());
  fireEvent.keyDown(button());
  await answers();
  expect([loaded, reads]).toEqual([['events/programme'], 2]);
});

test('a visitor who comes back to a place in a list need not touch it', async () => {
  const replace = history.replaceState.bind(history);
  // The browser keeps the entry's state over a reload.
  const kept = jest
    .spyOn(history, 'replaceState')
    .mockImplementationOnce((_state, unused, url) => replace({ place: { page: 3 } }, unused, url));
  await open('interaction');
  kept.mockRestore();
  await answers();
});

test('a visitor with favourites is shown them without a touch', async () => {
  localStorage.setItem('foyer.favourites', JSON.stringify(['event:7']));
  const { site } = await open('interaction');
  expect(site.favourites.count).toBe(1);
  await answers();
});

test('what is clicked before the fragment is taken over happens then, once', async () => {
  const coming = late<AnyFragment>();
  const served = sample('load');
  await open('load', { served, code: { 'events/programme': () => coming.promise } });
  fireEvent.click(button());
  fireEvent.click(button());
  expect(button().textContent).toBe('0');
  coming.resolve(served);
  await eventually(() => button().textContent === '1');
});

test('a link that is followed before there is a runtime is taken over, and goes on when it comes', async () => {
  const { left, site } = await open('interaction');
  fireEvent.click(link());
  await eventually(() => heading() === 'Mediathek');
  expect(left).toEqual([]);
  expect(site.navigation.location.pathname).toBe('/de/mediathek-de');
});

test('without a runtime the browser itself follows links, and the page says so on the console', async () => {
  const { left, said } = await open('load', { failures: 2 });
  await eventually(() => said.some((words) => words.includes('FOYER-315')));
  fireEvent.click(link());
  await eventually(() => left.length > 0);
  expect(left).toEqual(['/de/mediathek-de']);
  expect(heading()).toBe('Programm');
});

test('a runtime that could not be fetched is fetched again by the next navigation', async () => {
  const { left, said } = await open('load', { failures: 1 });
  await eventually(() => said.some((words) => words.includes('FOYER-315')));
  fireEvent.click(link());
  await eventually(() => heading() === 'Mediathek');
  expect(left).toEqual([]);
});

test('a click that was kept is not lost when the runtime cannot be had', async () => {
  let clicked = 0;
  const definition = defineFragment({
    name: 'programme',
    hydrate: 'load',
    load: () => Promise.resolve(null),
    View: () => <button type="button">x</button>,
  });
  const opening = open('load', { failures: 1, code: { 'events/programme': definition } });
  const main = await eventually(() => document.querySelector('main'));
  main.addEventListener('click', () => (clicked += 1));
  await opening;
  fireEvent.click(button());
  await eventually(() => clicked === 1);
});

test('a fragment whose code is missing stays readable, says so, and is taken over when it is tried again', async () => {
  const served = sample('load');
  let code = () => Promise.reject<AnyFragment>(new Error('x is not a function'));
  const { said } = await open('load', { served, code: { 'events/programme': () => code() } });
  const notice = await eventually(() => document.querySelector('main [data-failed]'));
  expect(heading()).toBe('Programm');
  expect(said.join()).toContain('FOYER-305');
  code = () => Promise.resolve(served);
  fireEvent.click(notice.querySelector('button') as HTMLElement);
  await answers();
  expect(document.querySelector('main [data-failed]')).toBeNull();
});

test('an older copy of a fragment is not taken over: its HTML is not what the data says', async () => {
  const { loaded } = await open('load', { fragment: { stale: true } });
  await eventually(hasRuntime);
  expect(loaded).toEqual([]);
});

test('the visitor’s consent is known from the start', async () => {
  document.cookie = `${CONSENT_COOKIE}=${encodeURIComponent(JSON.stringify({ revision: CONSENT_REVISION, categories: ['external_media'] }))}`;
  const { site } = await open('load');
  expect(site.consent.allows('external_media')).toBe(true);
});

test('a lost connection is noticed, its return, and one that was lost before the page was shown', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { site } = await open('load');
  expect(site.connection.isOnline).toBe(false);
  for (const isOnline of [true, false, true]) {
    onLine.mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    expect(site.connection.isOnline).toBe(isOnline);
  }
  onLine.mockRestore();
});
