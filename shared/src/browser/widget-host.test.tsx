import createCache from '@emotion/cache';
import { act, fireEvent } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import type { FragmentState, Hydrate, JsonObject } from '../contract.ts';
import { eventually } from '../eventually/index.ts';
import { defineFragment, type AnyFragment } from '../fragment/define-fragment.ts';
import { Slot } from '../fragment/slot.tsx';
import type { Site } from '../stores/site.ts';
import { createTestSite, TestRoot } from '../testing/index.ts';
import { mountParcel } from './lifecycles.tsx';
import { RemoteLoader, type Federation } from './remote-loader.ts';
import { late } from './testing/open-page.tsx';
import { WidgetHost } from './widget-host.tsx';

type Data = { day: string };

let site: Site;
let log: string[];
/** What reading a day waits for. */
let held: Record<string, Promise<null>>;
let broken: boolean;
/** What the remote gives for its code. */
let code: () => Promise<AnyFragment>;
let said: jest.SpyInstance;

beforeEach(() => {
  site = createTestSite();
  log = [];
  held = {};
  broken = false;
  code = () => Promise.resolve(list());
  document.body.replaceChildren();
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => said.mockRestore());

const View = function View({ data: { day } }: { data: Data }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    log.push('comes');
    return () => void log.push('goes');
  }, []);
  if (broken) throw new Error('it is broken');
  return (
    <>
      <h2>{day}</h2>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </>
  );
};

const list = (hydrate: Hydrate = 'load') =>
  defineFragment<Data, { day: string }>({
    name: 'list',
    hydrate,
    load: async ({ props: { day } }) => {
      log.push(`reads ${day}`);
      await held[day];
      return { day };
    },
    View,
  });

/** A frame as the server sends it: with the widget's HTML, or empty. */
function frame(html = ''): HTMLElement {
  document.body.innerHTML = `<div data-slot="w" data-widget="events.list">${html && `<div data-fragment="w">${html}</div>`}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

const served = () => frame(renderToString(<View data={{ day: 'friday' }} />, { identifierPrefix: 'w-' }));

function host(state?: Partial<FragmentState>): WidgetHost {
  const federation: Federation = {
    registerRemotes: () => undefined,
    loadRemote: async <T,>(id: string) => {
      log.push(`loads ${id}`);
      return { default: await code() } as T;
    },
  };
  const data = { day: 'friday' };
  return new WidgetHost(site, new RemoteLoader(site.snapshot, federation), createCache({ key: 'foyer' }), {
    ...(state && { w: { remote: 'events', fragment: 'list', props: data, data, ...state } }),
  });
}

const request = (props: JsonObject = { day: 'friday' }, widget = 'events.list') => ({ id: 'w', widget, props });
const shown = () => document.querySelector('h2')?.textContent;
const button = () => document.querySelector('button') as HTMLButtonElement;
const notice = () => document.querySelector('[data-failed]');

test('what the server rendered is taken over as it stands, from the page’s data, once', async () => {
  const place = served();
  const before = button();
  const widgets = host({});
  widgets.takeOver();
  // The fragment around it asks for it, too, when it is taken over itself.
  widgets.mount(place, request());
  await eventually(() => log.includes('comes'));
  expect(button()).toBe(before);
  await eventually(() => (fireEvent.click(before), before.textContent === '1'));
  expect(log).toEqual(['loads foyer_events/list', 'comes']);
});

test('an empty frame is filled with what the widget reads', async () => {
  host().mount(frame(), request({ day: 'monday' }));
  await eventually(() => shown() === 'monday');
  expect(log.slice(0, 2)).toEqual(['loads foyer_events/list', 'reads monday']);
});

test('an older copy is read and rendered anew', async () => {
  served();
  const before = button();
  host({ stale: true }).takeOver();
  await eventually(() => log.includes('comes'));
  expect(button()).not.toBe(before);
  expect(log).toContain('reads friday');
});

test('only what the server rendered is taken over without being asked for', () => {
  frame();
  host().takeOver();
  expect(log).toEqual([]);
});

test('what waits for its visitor is taken over when it is touched', async () => {
  const place = served();
  code = () => Promise.resolve(list('interaction'));
  host({}).takeOver();
  await eventually(() => log.length > 0);
  await act(async () => fireEvent.keyDown(document.body));
  expect([log, place.children.length]).toEqual([['loads foyer_events/list'], 1]);
  await eventually(() => (fireEvent.pointerOver(button()), log.includes('comes')));
});

test('new props are read and shown in place; the same props are not read again', async () => {
  const place = frame();
  const widgets = host();
  widgets.mount(place, request({ day: 'monday' }));
  await eventually(() => shown() === 'monday');
  fireEvent.click(button());
  widgets.mount(place, request({ day: 'monday' }));
  widgets.mount(place, request({ day: 'tuesday' }));
  await eventually(() => shown() === 'tuesday');
  expect(button().textContent).toBe('1');
  expect(log.filter((entry) => entry.startsWith('reads'))).toEqual(['reads monday', 'reads tuesday']);
});

test('an answer that newer props have overtaken is not shown', async () => {
  const place = frame();
  const widgets = host();
  widgets.mount(place, request({ day: 'monday' }));
  await eventually(() => shown() === 'monday');
  const slow = late<null>();
  held.tuesday = slow.promise;
  widgets.mount(place, request({ day: 'tuesday' }));
  await eventually(() => log.includes('reads tuesday'));
  widgets.mount(place, request({ day: 'wednesday' }));
  await eventually(() => shown() === 'wednesday');
  await act(async () => slow.resolve(null));
  expect(shown()).toBe('wednesday');
});

test('what cannot be read for new props is said in its place, until it is tried again', async () => {
  const place = served();
  const widgets = host({});
  widgets.takeOver();
  await eventually(() => log.includes('comes'));
  held.monday = Promise.reject(new Error('the content service is down'));
  widgets.mount(place, request({ day: 'monday' }));
  await eventually(() => notice());
  await eventually(() => log.includes('goes'));
  expect(shown()).toBeUndefined();
  delete held.monday;
  fireEvent.click(notice()!.querySelector('button')!);
  await eventually(() => shown() === 'monday' && !notice());
});

test('a widget that goes takes its effects along', async () => {
  const place = frame();
  const widgets = host();
  widgets.mount(place, request());
  await eventually(() => log.includes('comes'));
  widgets.unmount(place);
  await eventually(() => log.includes('goes'));
});

test.each(['code', 'data'])('a widget that went before its %s came does not come', async (missing) => {
  const coming = late<AnyFragment>();
  const reading = late<null>();
  if (missing === 'code') code = () => coming.promise;
  else held.friday = reading.promise;
  const place = frame();
  const widgets = host();
  widgets.mount(place, request());
  await eventually(() => log.includes(missing === 'code' ? 'loads foyer_events/list' : 'reads friday'));
  widgets.unmount(place);
  await act(async () => {
    coming.resolve(list());
    reading.resolve(null);
  });
  expect([log.includes('comes'), place.querySelector('h2')]).toEqual([false, null]);
});

test('without its code a widget keeps what the server sent and says so, until it is tried again', async () => {
  served();
  const failed: string[] = [];
  site.events.subscribe('fragment.failed', ({ remote, fragment, code: of }) =>
    failed.push(`${remote} ${fragment} ${of}`),
  );
  code = () => Promise.reject(Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' }));
  host({}).takeOver();
  const shownNotice = await eventually(notice);
  expect([shown(), failed]).toEqual(['friday', ['events list FOYER-302']]);
  code = () => Promise.resolve(list());
  fireEvent.click(shownNotice.querySelector('button') as HTMLElement);
  await eventually(() => log.includes('comes') && !notice());
  expect(shown()).toBe('friday');
});

test('a widget that throws is replaced by what the server had sent, and the rest of the page stays', async () => {
  served();
  document.body.append(Object.assign(document.createElement('p'), { textContent: 'the rest' }));
  broken = true;
  host({}).takeOver();
  await eventually(notice);
  expect(shown()).toBe('friday');
  expect(document.body.textContent).toContain('the rest');
});

test('a widget that nobody declares says so where it would stand', async () => {
  host().mount(frame(), request({}, 'events.unknown'));
  await eventually(notice);
  expect(String(said.mock.calls)).toContain('FOYER-308');
});

test('a slot puts its widget there, hands on new props, and takes it away with itself', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  const day = observable.box('monday');
  const show = (next: string) => runInAction(() => day.set(next));
  const widgets = host();
  const Page = observer(() => (
    <TestRoot site={site} slots={widgets}>
      {day.get() && <Slot widget="events.list" props={{ day: day.get() }} />}
    </TestRoot>
  ));
  mountParcel('page', Page, element, { hydrate: false, prefix: '', onMismatch: () => undefined });
  await eventually(() => shown() === 'monday');
  show('tuesday');
  await eventually(() => shown() === 'tuesday');
  show('');
  await eventually(() => log.includes('goes'));
  expect(log.filter((entry) => entry === 'comes')).toHaveLength(1);
});
