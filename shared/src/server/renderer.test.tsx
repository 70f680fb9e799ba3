/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { css } from '@emotion/react';
import type { FragmentRequest } from '../contract.ts';
import { NotFoundError, RedirectError } from '../errors.ts';
import { defineFragment } from '../fragment/define-fragment.ts';
import { useFormats, useMessages, useNow } from '../fragment/hooks.ts';
import { useHref } from '../fragment/use-href.ts';
import { Slot } from '../fragment/slot.tsx';
import { matchRoute } from '../routes/match.ts';
import { testSettings, testSnapshot } from '../testing/index.ts';
import { createRenderer } from './renderer.tsx';

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.includes('teasers')) response.writeHead(404).end();
    else if (request.url?.includes('rooms')) response.writeHead(503).end();
    else
      response
        .setHeader('cache-tag', 'events')
        .end(JSON.stringify({ url: request.url, cookie: request.headers.cookie ?? '' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const red = css({ color: 'red' });

/** The server says what it was asked. */
interface Echo {
  url: string;
  cookie: string;
}

const greeting = defineFragment<{ read: Echo; name: string }, { name: string }>({
  name: 'greeting',
  messages: { de: { hello: 'Guten Abend, {{name}}' }, en: { hello: 'Good evening, {{name}}' } },
  load: async ({ api, props }) => ({
    read: (await api.get('/{locale}/api/events/')) as unknown as Echo,
    name: props.name,
  }),
  View: function Greeting({ data }) {
    const t = useMessages();
    const href = useHref();
    const formats = useFormats();
    const now = useNow();
    return (
      <section>
        <h1 css={red}>{t('hello', { name: data.name })}</h1>
        <a href={href('events')}>{formats.time(now)}</a>
        <Slot widget="events.list" props={{ limit: 3 }} />
      </section>
    );
  },
  head: (data, { t }) => ({ title: t('hello', { name: data.name }) }),
});

const failing = (error: Error) =>
  defineFragment({ name: 'failing', load: () => Promise.reject(error), View: () => null });

function request(fragment: string, href = '/de', more: Partial<FragmentRequest> = {}): FragmentRequest {
  const snapshot = testSnapshot();
  const location = matchRoute(snapshot, href)?.location;
  if (!location) throw new Error('no route');
  const site = {
    now: '2026-12-04T18:00:00Z',
    origin: 'https://nordlicht.example',
    settings: testSettings(),
    user: null,
  };
  return {
    id: 'page',
    fragment,
    location,
    props: { name: 'Ada' },
    site,
    snapshot,
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...more,
  };
}

const renderer = createRenderer({
  remote: 'test',
  fragments: {
    greeting,
    missing: failing(new NotFoundError()),
    moved: failing(new RedirectError('/de/neu', 301)),
    broken: failing(new Error('a defect')),
    counted: defineFragment<Echo>({
      name: 'counted',
      load: async ({ api }) => (await api.get('/{locale}/api/events/')) as unknown as Echo,
      View: () => null,
    }),
    touched: defineFragment({
      name: 'touched',
      load: () => Promise.resolve({ text: 'read' }),
      View: ({ data }) => <p>{data.text}</p>,
      hydrate: 'interaction',
    }),
    gone: defineFragment({ name: 'gone', load: ({ api }) => api.get('/api/teasers/'), View: () => null }),
    partial: defineFragment({
      name: 'partial',
      load: ({ api }) => api.get('/api/rooms/').catch(() => []),
      View: () => null,
    }),
  },
});

test('a fragment renders in the language of its location, with head, styles, data and cache tags', async () => {
  const result = await renderer.render(request('greeting'));
  expect(result.status).toBe(200);
  expect(result.html).toContain('Guten Abend, Ada');
  expect(result.html).toContain('href="/de/programm"');
  expect(result.html).toContain('19 Uhr');
  expect(result.head).toEqual({ title: 'Guten Abend, Ada' });
  expect(Object.values(result.styles).join()).toContain('color:red');
  expect(result.html).not.toContain('<style');
  expect(result.tags).toEqual(['events']);
  const english = await renderer.render(request('greeting', '/en'));
  expect(english.html).toContain('Good evening, Ada');
});

test('a page that is taken over at the first touch keeps its data to itself, a widget does not', async () => {
  expect(await renderer.render(request('touched'))).toMatchObject({ html: '<p>read</p>', data: null });
  const widget = await renderer.render(request('touched', '/de', { id: 'w1' }));
  expect(widget).toMatchObject({ html: '<p>read</p>', data: { text: 'read' } });
});

test('a fragment that does without what could not be read says so', async () => {
  expect(await renderer.render(request('partial'))).toMatchObject({ status: 200, isPartial: true });
  expect(await renderer.render(request('greeting'))).not.toHaveProperty('isPartial');
});

test('a widget inside becomes a marker that the composition replaces', async () => {
  const { html, slots } = await renderer.render(request('greeting'));
  expect(slots).toHaveLength(1);
  expect(slots[0]).toMatchObject({ widget: 'events.list', props: { limit: 3 } });
  expect(html).toContain(`data-slot="${slots[0]?.id}"`);
  expect(html).toContain(slots[0]?.marker);
});

test('ids differ between fragments of one page', async () => {
  const first = await renderer.render(request('greeting'));
  const second = await renderer.render(request('greeting', '/de', { id: 'other' }));
  expect(first.slots[0]?.id).not.toBe(second.slots[0]?.id);
});

test('a session is forwarded to the content service, and only then', async () => {
  const anonymous = await renderer.render(request('greeting'));
  expect(anonymous.data).toMatchObject({ read: { cookie: '' } });
  const editor = await renderer.render(request('greeting', '/de', { cookie: 'sessionid=1' }));
  expect(editor.data).toMatchObject({ read: { cookie: 'sessionid=1' } });
});

test('what does not exist is an answer: 404, also when the content service says so', async () => {
  expect((await renderer.render(request('missing'))).status).toBe(404);
  expect((await renderer.render(request('gone'))).status).toBe(404);
});

test('a page that is elsewhere is an answer', async () => {
  expect(await renderer.render(request('moved'))).toMatchObject({ status: 301, redirect: '/de/neu' });
});

test('a defect passes, and an unknown fragment names itself', async () => {
  await expect(renderer.render(request('broken'))).rejects.toThrow('a defect');
  await expect(renderer.render(request('nobody'))).rejects.toThrow(/FOYER-201.*nobody/);
});

describe('what was read', () => {
  const read = async (more: Partial<FragmentRequest>) => (await renderer.render(request('counted', '/de', more))).data;
  let count = 0;
  beforeAll(() => server.prependListener('request', () => count++));

  test('is used again under the same mark of the content, with its cache tags, and not under another', async () => {
    count = 0;
    await read({ contentMark: 'a' });
    const again = await renderer.render(request('counted', '/de', { contentMark: 'a' }));
    expect(count).toBe(1);
    expect(again.tags).toEqual(['events']);
    await read({ contentMark: 'b' });
    expect(count).toBe(2);
  });

  test('is not shared where nobody tells what changes, nor with or between sessions', async () => {
    count = 0;
    await read({});
    await read({});
    expect(count).toBe(2);
    await read({ contentMark: 'c' });
    expect(await read({ contentMark: 'c', cookie: 'sessionid=1' })).toMatchObject({ cookie: 'sessionid=1' });
    expect(await read({ contentMark: 'c', cookie: 'sessionid=2' })).toMatchObject({ cookie: 'sessionid=2' });
    expect(await read({ contentMark: 'c' })).toMatchObject({ cookie: '' });
    expect(count).toBe(5);
  });
});
