import { json } from './content-api.ts';
import type { SampleRemote } from './sample-remote.ts';
import { startWholeSite, type WholeSite } from './whole-site.ts';

const routes = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { fragment: name, paths: { de: `/${name}`, en: `/${name}` } }]));

/** A remote whose pages do what their names say, and show a widget named in the query. */
export const PAGES: SampleRemote = {
  declaration: {
    name: 'pages',
    timeLimitMs: 400,
    fragmentTimeLimitsMs: { late: 10_000 },
    fragments: Object.fromEntries(
      ['hello', 'missing', 'moves', 'throws', 'loops', 'stage', 'visitor', 'waits', 'late', 'reads', 'granted'].map(
        (name) => [name, `src/${name}.tsx`],
      ),
    ),
    routes: {
      ...routes(['hello', 'missing', 'moves', 'throws', 'stage', 'visitor', 'waits', 'late', 'reads', 'granted']),
      loops: { fragment: 'loops', paths: { de: '/loops/:ever', en: '/loops/:ever' } },
      detail: { fragment: 'hello', paths: { de: '/stücke/:slug', en: '/plays/:slug' } },
    },
    widgets: {},
  },
  render: `async (request) => {
    const answer = { status: 200, html: '', head: { title: 'A "page" & <more>', description: 'About' }, styles: { abc: '.f-abc{color:red}' }, data: { text: '</script><!--' }, slots: [], tags: ['pages'] };
    const fragments = {
      hello: () => ({ ...answer, isPartial: request.location.search === '?partial', html: '<h1>Hello ' + JSON.stringify(request.location.params).replaceAll('"', '') + globalThis.count++ + request.location.search + '</h1>' }),
      missing: () => ({ ...answer, status: 404, head: null }),
      moves: () => ({ ...answer, status: 301, redirect: '/de/hello' }),
      throws: () => { throw new Error('a secret of the server') },
      waits: () => ({ ...answer, html: '<h1>Touch me</h1>', hydrate: 'interaction' }),
      late: () => new Promise((resolve) => setTimeout(resolve, 800, { ...answer, html: '<h1>Worth the wait</h1>' })),
      reads: () => { throw Object.assign(new Error('no answer from http://the-service/'), { name: 'ApiError', status: Number(request.location.search.slice(1)) }) },
      granted: () => ({ ...answer, html: '<p>' + request.timeLimitMs + ' ms</p>' }),
      loops: () => { for (;;); },
      visitor: () => ({ ...answer, html: '<p>' + (request.site.user?.first_name ?? 'nobody') + ' ' + (request.cookie ?? 'no cookie') + ' ' + Object.keys(request.snapshot.remotes) + '</p>' }),
      stage: () => {
        const widget = new URLSearchParams(request.location.search).get('widget');
        const marker = '<!--slot s1-->';
        return { ...answer, html: '<div data-slot="s1">' + marker + '</div>', slots: [{ id: 's1', widget, props: { word: '$& hi' }, marker }] };
      },
    };
    globalThis.count ??= 0;
    return fragments[request.fragment]();
  }`,
};

/** A remote with one widget, a box. */
export const widgetRemote = (name: string, criticality: 'required' | 'optional', render: string): SampleRemote => ({
  // A busy machine shall not decide what is shown.
  declaration: {
    name,
    criticality,
    timeLimitMs: 5000,
    fragments: { box: 'src/box.tsx' },
    routes: {},
    widgets: { [`${name}.box`]: { fragment: 'box' } },
  },
  render,
});

export const BOX = `async ({ props, apiUrl }) => {
  if (!(await fetch(apiUrl + '/api/rooms/')).ok) throw new Error('no rooms');
  return { status: 200, html: '<b>' + props.word + '</b>', head: null, styles: { box: '.f-box{color:blue}' }, data: null, slots: [], tags: ['rooms'] };
}`;
const SELF = `async ({ id }) => ({ status: 200, html: '<i><!--slot x' + id + '--></i>', head: null, styles: {}, data: null, slots: [{ id: 'x' + id, widget: 'self.box', props: {}, marker: '<!--slot x' + id + '-->' }], tags: [] })`;

export interface SampleSite extends WholeSite {
  /** Body of the answer at a path. */
  text: (path: string, headers?: Record<string, string>) => Promise<string>;
}

/** A running site whose pages do what their names say, with widgets that are optional, needed, in themselves, and of editors. */
async function startSampleSite(): Promise<SampleSite> {
  const editor = widgetRemote('editor', 'optional', BOX);
  const site = await startWholeSite([
    PAGES,
    widgetRemote('optional', 'optional', BOX),
    widgetRemote('needed', 'required', BOX),
    widgetRemote('self', 'optional', SELF),
    { ...editor, declaration: { ...editor.declaration, permission: 'editor' } },
  ]);
  site.api.answers.set('/api/rooms/', json([], 'rooms'));
  return {
    ...site,
    text: async (path, headers) => (await site.get(path, headers)).text(),
  };
}

/** A sample site for all tests of a file, in which nothing is kept from one test to the next. Call it at the top. */
export function sampleSiteForTests(): Pick<SampleSite, 'api' | 'site' | 'get' | 'text' | 'changed'> {
  let site: SampleSite | undefined;
  const started = (): SampleSite => {
    if (!site) throw new Error('The site has not started yet');
    return site;
  };
  beforeAll(async () => void (site = await startSampleSite()));
  afterAll(() => site?.close());
  beforeEach(() => started().changed());
  return {
    get api() {
      return started().api;
    },
    get site() {
      return started().site;
    },
    get: (...question) => started().get(...question),
    text: (...question) => started().text(...question),
    changed: (...tags) => started().changed(...tags),
  };
}
