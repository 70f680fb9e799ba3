import { fireEvent } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { NotFoundError, RedirectError } from '../errors.ts';
import { eventually } from '../eventually/index.ts';
import { defineFragment, type FragmentContext } from '../fragment/define-fragment.ts';
import { useSite } from '../fragment/hooks.ts';
import { closePage, late, openPage, type OpenPageOptions } from './testing/open-page.tsx';

/** What happened to the fragments, in order. */
let log: string[];
/** What a fragment's data waits for, by address. */
let held: Record<string, Promise<null>>;
beforeEach(() => {
  log = [];
  held = {};
});
afterEach(closePage);

type Load = (context: FragmentContext) => Promise<unknown>;

/** A page that says where it is, counts clicks, keeps a link within reach, and tells of its life. */
const sample = (name: string, load: Load = () => Promise.resolve()) => {
  // What a page of an earlier test still reads ahead is none of this one's business.
  const own = log;
  return defineFragment({
    name,
    hydrate: 'load',
    load: async (context) => {
      const { pathname, search } = context.location;
      own.push(`${name} reads ${pathname}${search}`);
      await held[pathname + search];
      await load(context);
      return { title: `${name} ${pathname}${search}` };
    },
    head: ({ title }) => ({ title, bodyClass: name }),
    View: function View({ data }: { data: { title: string } }) {
      const { sticky } = useSite();
      const [count, setCount] = useState(0);
      useEffect(() => sticky.add({ id: 'karten', label: name, href: '#karten' }), [sticky]);
      useEffect(() => {
        own.push(`${name} comes`);
        return () => void own.push(`${name} goes`);
      }, []);
      return (
        <>
          <h1>{data.title}</h1>
          <button type="button" onClick={() => setCount(count + 1)}>
            {count}
          </button>
          <a href="/de/programm/tosca/7">Tosca</a> <a href="/de/mediathek-de">Mediathek</a>
          <h2 id="karten">Karten</h2>
          <ul>
            {['Eins', 'Zwei', 'Drei'].map(
              (name) =>
                !data.title.includes(name) && (
                  <li key={name}>
                    <a href={`?ohne=${name}`}>{name}</a>
                  </li>
                ),
            )}
          </ul>
          <a href="?page=2" rel="next">
            Weiter
          </a>
        </>
      );
    },
  });
};

const code = (): OpenPageOptions['code'] => ({
  'events/programme': sample('programme'),
  'events/event': sample('event'),
  'magazine/overview': sample('overview'),
  'pages/page': sample('page'),
});

const main = () => document.querySelector('main') as HTMLElement;
const shown = () => main().querySelector<HTMLElement>('[data-app]:not([hidden])');
const heading = () => shown()?.querySelector('h1')?.textContent;
const button = () => shown()?.querySelector('button') as HTMLButtonElement;
const address = () => location.pathname + location.search + location.hash;

async function openProgramme(changes: Partial<OpenPageOptions> = {}) {
  const page = await openPage({ href: '/de/programm', code: code(), ...changes });
  await eventually(() => log.includes('programme comes'));
  return page;
}

test('the server’s page is taken over as it stands: its elements stay, and begin to answer', async () => {
  const opening = openPage({ href: '/de/programm', code: code() });
  await eventually(() => shown());
  const before = button();
  const { loaded, read } = await opening;
  await eventually(() => log.includes('programme comes'));
  expect(button()).toBe(before);
  fireEvent.click(before);
  await eventually(() => before.textContent === '1');
  expect(loaded).toEqual(['events/programme']);
  // Once on the server: the browser begins from what that read.
  expect(log).toEqual(['programme reads /de/programm', 'programme comes']);
  expect(read).toEqual([]);
});

test('a click on a link changes address, page, title, classes and reading position together, and tells of it', async () => {
  const { site } = await openProgramme();
  const told: string[] = [];
  site.events.subscribe('page.shown', ({ title }) => told.push(`${title} at ${address()}`));
  Object.assign(window, { scrollY: 900 });
  const reading = late<null>();
  held['/de/mediathek-de'] = reading.promise;
  fireEvent.click(shown()?.querySelector('a[href$="mediathek-de"]') as Element);
  await eventually(() => log.includes('overview reads /de/mediathek-de'));
  expect([address(), heading(), document.title]).toEqual([
    '/de/programm',
    'programme /de/programm',
    'programme /de/programm',
  ]);
  expect(site.navigation.pending?.pathname).toBe('/de/mediathek-de');
  reading.resolve(null);
  await eventually(() => told.length > 0);
  expect(told).toEqual(['overview /de/mediathek-de at /de/mediathek-de']);
  expect([address(), heading(), document.title, document.body.className]).toEqual([
    '/de/mediathek-de',
    'overview /de/mediathek-de',
    'overview /de/mediathek-de – Nordlicht',
    'overview',
  ]);
  expect(window.scrollY).toBe(0);
  await eventually(() => document.activeElement === shown()?.querySelector('h1'));
  expect(site.navigation.pending).toBeNull();
});

test('another remote comes beside the page that leaves, which goes only then', async () => {
  const { site } = await openProgramme();
  let together: (string | undefined)[] = [];
  new MutationObserver(() => {
    const apps = [...main().querySelectorAll<HTMLElement>('[data-app]')];
    if (apps.length === 2 && apps[1]?.querySelector('h1') && together.length === 0)
      together = apps.map(({ dataset, hidden }) => `${dataset.app} ${hidden ? 'hidden' : 'shown'}`);
  }).observe(main(), { childList: true, subtree: true });
  await site.navigation.navigate('/de/mediathek-de');
  expect(together).toEqual(['events shown', 'magazine hidden']);
  expect(log.filter((entry) => !entry.includes('reads'))).toEqual([
    'programme comes',
    'overview comes',
    'programme goes',
  ]);
  expect([...main().children].map((child) => (child as HTMLElement).dataset.app)).toEqual(['magazine']);
});

test('another page of the same remote takes its place in the same application', async () => {
  const { site } = await openProgramme();
  const element = shown();
  await site.navigation.navigate('/de/programm/tosca/7');
  expect(heading()).toBe('event /de/programm/tosca/7');
  expect(shown()).toBe(element);
  expect(log.slice(-2)).toEqual(['programme goes', 'event comes']);
});

test('the calls that a page’s manifest names go out beside its code', async () => {
  const loading = late<null>();
  const { site, read } = await openProgramme({
    code: { ...code(), 'events/event': () => loading.promise.then(() => sample('event')) },
  });
  const navigation = site.navigation.navigate('/de/programm/tosca/7');
  await eventually(() => read.length > 0);
  expect(read).toEqual(['/de/api/events/7/']);
  loading.resolve(null);
  await navigation;
});

test('another query keeps the page: its state, its place, and the reading position', async () => {
  const { site } = await openProgramme();
  fireEvent.click(button());
  button().focus();
  const focused = document.activeElement;
  Object.assign(window, { scrollY: 300 });
  await site.navigation.navigate('/de/programm?page=2', { keepScroll: true });
  expect(heading()).toBe('programme /de/programm?page=2');
  expect(button().textContent).toBe('1');
  expect(document.activeElement).toBe(focused);
  expect(window.scrollY).toBe(300);
  expect(site.sticky.items.map(({ label }) => label)).toEqual(['programme']);
});

test('back leads to where the visitor was, also from a page that was loaded anew', async () => {
  const { site } = await openProgramme();
  Object.assign(window, { scrollY: 900 });
  await site.navigation.navigate('/de/mediathek-de');
  expect(window.scrollY).toBe(0);
  await closePage();
  await openPage({ href: '/de/mediathek-de', code: code() });
  history.back();
  await eventually(() => heading() === 'programme /de/programm' && window.scrollY === 900);
  expect(address()).toBe('/de/programm');
});

test.each([
  ['of another remote', '/de/mediathek-de', 'overview'],
  ['of the same one', '/de/programm/tosca/7', 'event'],
])('what is within reach is what the page on show wants there: a page %s', async (_, href, name) => {
  const { site } = await openProgramme();
  await site.navigation.navigate(href);
  expect(site.sticky.items.map(({ label }) => label)).toEqual([name]);
});

test('what goes from a list leaves the focus to what stands in its place, the last one to the one before', async () => {
  const { site } = await openProgramme();
  const link = (name: string) => [...main().querySelectorAll('a')].find(({ textContent }) => textContent === name);
  link('Eins')?.focus();
  await site.navigation.navigate('/de/programm?ohne=Eins', { keepScroll: true });
  expect(document.activeElement).toBe(link('Zwei'));
  link('Drei')?.focus();
  await site.navigation.navigate('/de/programm?ohne=Eins,Drei', { keepScroll: true });
  expect(document.activeElement).toBe(link('Zwei'));
});

test.each([
  ['beyond what is in view', 'Zwei', 3000, 'Zwei', 1],
  ['in view', 'Zwei', 300, 'Zwei', 0],
  ['to the next page of a list', 'Weiter', 3000, 'programme /de/programm?page=2', 0],
])('another query begins at the top; focus on a link %s is not lost from view', async (_, name, top, has, times) => {
  const { site } = await openProgramme();
  const link = [...main().querySelectorAll('a')].find(({ textContent }) => textContent === name);
  if (!link) throw new Error(`there is no link ${name}`);
  link.getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
  const scrollIntoView = jest.fn();
  link.scrollIntoView = scrollIntoView;
  link.focus();
  await site.navigation.navigate('/de/programm?page=2');
  expect(document.activeElement?.textContent).toBe(has);
  expect(scrollIntoView).toHaveBeenCalledTimes(times);
});

test('a query that changes nothing that was read reads nothing', async () => {
  const { site } = await openProgramme();
  await site.navigation.navigate('/de/programm?tag=1', { keepData: true, keepScroll: true });
  expect(address()).toBe('/de/programm?tag=1');
  expect(site.navigation.location.search).toBe('?tag=1');
  expect(log.filter((entry) => entry.includes('reads'))).toHaveLength(1);
});

test('a navigation adds an entry to the history, or replaces the one that is there', async () => {
  const { site } = await openProgramme();
  const { length } = history;
  await site.navigation.navigate('/de/programm?page=2', { replace: true });
  expect(history.length).toBe(length);
  await site.navigation.navigate('/de/programm?page=3');
  expect(history.length).toBe(length + 1);
});

test('a navigation that another overtakes leaves no trace, however late its answer comes', async () => {
  const { site } = await openProgramme();
  const reading = late<null>();
  held['/de/mediathek-de'] = reading.promise;
  const { length } = history;
  const overtaken = site.navigation.navigate('/de/mediathek-de');
  await eventually(() => log.includes('overview reads /de/mediathek-de'));
  await site.navigation.navigate('/de/programm/tosca/7');
  reading.resolve(null);
  await overtaken;
  expect([address(), heading()]).toEqual(['/de/programm/tosca/7', 'event /de/programm/tosca/7']);
  expect(history.length).toBe(length + 1);
  expect(log).not.toContain('overview comes');
});

test('a failure of a navigation that another has overtaken neither leaves the page nor ends the other’s progress', async () => {
  const reading = late<null>();
  const { site, left } = await openProgramme();
  held['/de/mediathek-de'] = reading.promise;
  const overtaken = site.navigation.navigate('/de/mediathek-de');
  await eventually(() => log.includes('overview reads /de/mediathek-de'));
  const other = late<null>();
  held['/de/programm/tosca/7'] = other.promise;
  const overtaking = site.navigation.navigate('/de/programm/tosca/7');
  reading.reject(new Error('too late'));
  await overtaken;
  expect(site.navigation.pending?.pathname).toBe('/de/programm/tosca/7');
  other.resolve(null);
  await overtaking;
  expect([left, address()]).toEqual([[], '/de/programm/tosca/7']);
});

test('back shows the page as it was left: its data, its place and the link that was followed', async () => {
  const { site } = await openProgramme();
  const link = shown()?.querySelector<HTMLElement>('a[href$="mediathek-de"]');
  link?.focus();
  Object.assign(window, { scrollY: 640 });
  fireEvent.click(link as Element);
  await eventually(() => heading()?.startsWith('overview'));
  await eventually(() => site.navigation.pending === null && document.activeElement?.tagName === 'H1');
  const reads = log.filter((entry) => entry.includes('reads')).length;
  history.back();
  await eventually(() => heading() === 'programme /de/programm' && window.scrollY === 640);
  await eventually(() => document.activeElement?.getAttribute('href') === '/de/mediathek-de');
  expect(log.filter((entry) => entry.includes('reads'))).toHaveLength(reads);
  history.forward();
  await eventually(() => heading()?.startsWith('overview') && window.scrollY === 0);
});

test('forward again, while the way back is not in place yet, stays on the page that stands, and the next link is followed', async () => {
  const { site, left } = await openProgramme();
  await site.navigation.navigate('/de/mediathek-de');
  const entry = history.state as object;
  const turned = new Promise<void>((resolve) => {
    // The programme comes hidden beside the page: in this moment the visitor turns round.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      history.replaceState(entry, '', '/de/mediathek-de');
      window.dispatchEvent(new PopStateEvent('popstate', { state: entry }));
      resolve();
    }).observe(main(), { childList: true });
  });
  history.back();
  await turned;
  // And goes at once: what would come never is not waited for.
  await eventually(() => main().children.length === 1);
  expect([address(), heading()]).toEqual(['/de/mediathek-de', 'overview /de/mediathek-de']);
  await site.navigation.navigate('/de/programm/tosca/7');
  expect([address(), heading(), left]).toEqual(['/de/programm/tosca/7', 'event /de/programm/tosca/7', []]);
});

test('a place on the page itself is the browser’s: its entry leads back without a reading', async () => {
  const { loaded } = await openProgramme();
  fireEvent.click(button());
  location.hash = '#karten';
  await eventually(() => (history.state as { key?: string } | null)?.key);
  history.back();
  await eventually(() => address() === '/de/programm');
  expect(button().textContent).toBe('1');
  expect(loaded).toEqual(['events/programme']);
});

test('a place on another page is scrolled to', async () => {
  const { site } = await openProgramme();
  const measure = jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top: 800, bottom: 840, width: 0 } as DOMRect);
  await site.navigation.navigate('/de/mediathek-de#karten');
  measure.mockRestore();
  expect([window.scrollY, document.activeElement?.id]).toEqual([800 - 130, 'karten']);
});

test('a page in the other language brings its menus and settings, and says so to the document', async () => {
  const settings = { design: { logo_link: '/en' } };
  const nav = { menu: [{ title: 'Programme' }], secondary: [], footer: [] };
  const read: unknown[] = [];
  const { site } = await openProgramme({
    code: { ...code(), 'events/programme': sample('programme', async (context) => read.push(context.site.settings)) },
    answers: { '/pageeditor-api/settings': settings, '/en/pageeditor-api/nav': nav },
  });
  await site.navigation.navigate('/en/program');
  // What is read for it says so in its language, too.
  expect(read.at(-1)).toEqual(settings);
  expect(document.documentElement.lang).toBe('en');
  expect(site.layout.nav).toEqual(nav);
  expect(site.settings.value).toEqual(settings);
});

test('a page that has moved is followed, and has no entry of its own', async () => {
  const moved = sample('event', ({ location: { params } }) =>
    params.id === '7' ? Promise.reject(new RedirectError('/de/programm/tosca/8')) : Promise.resolve(),
  );
  const { site, left } = await openProgramme({ code: { ...code(), 'events/event': moved } });
  const { length } = history;
  await site.navigation.navigate('/de/programm/alt/7');
  expect([address(), heading()]).toEqual(['/de/programm/tosca/8', 'event /de/programm/tosca/8']);
  expect(history.length).toBe(length + 1);
  expect(left).toEqual([]);
});

test('an address that is no page any more is the server’s, which knows where the house sends it', async () => {
  const missing = sample('event', () => Promise.reject(new NotFoundError('no event')));
  const { site, left, said } = await openProgramme({ code: { ...code(), 'events/event': missing } });
  await site.navigation.navigate('/de/programm/nie/9?tag=2#karten');
  expect(left).toEqual(['/de/programm/nie/9?tag=2#karten']);
  // Nothing has failed.
  expect(said).toEqual([]);
});

test('what cannot be prepared the browser asks of the server, while the old page stays', async () => {
  const { site, left, said } = await openProgramme({
    code: { ...code(), 'magazine/overview': sample('overview', () => Promise.reject(new Error('a defect'))) },
  });
  await site.navigation.navigate('/de/mediathek-de');
  expect(left).toEqual(['/de/mediathek-de']);
  expect(heading()).toBe('programme /de/programm');
  expect(site.navigation.pending).toBeNull();
  expect(said.join()).toMatch(/FOYER-307: "overview" of magazine@1\.0\.0-0000000000 .*a defect/);
});

test('an address without a route is the server’s', async () => {
  const { site, left } = await openProgramme();
  await site.navigation.navigate('/fr/programme');
  expect(left).toEqual(['/fr/programme']);
});

test('a view that throws is replaced by a notice; the page around it lives on and can be left', async () => {
  let broken = true;
  const faulty = defineFragment({
    name: 'event',
    hydrate: 'load',
    load: () => Promise.resolve({ title: 'x' }),
    View: () => {
      if (broken) throw new Error('it is broken');
      return <h1>mended</h1>;
    },
  });
  const { site, said } = await openProgramme({ code: { ...code(), 'events/event': faulty } });
  const failed: string[] = [];
  site.events.subscribe('fragment.failed', ({ remote, fragment, code: of }) =>
    failed.push(`${remote} ${fragment} ${of}`),
  );
  await site.navigation.navigate('/de/programm/tosca/7');
  const notice = await eventually(() => shown()?.querySelector('[data-failed]'));
  expect(failed).toEqual(['events event FOYER-307']);
  expect(said.join()).toContain('it is broken');
  broken = false;
  fireEvent.click(notice.querySelector('button') as Element);
  await eventually(() => heading() === 'mended');
  broken = true;
  await site.navigation.navigate('/de/mediathek-de');
  expect(heading()).toBe('overview /de/mediathek-de');
});

test('code that was fetched ahead is not fetched again, and the page’s own is not fetched at all', async () => {
  const { site, loaded } = await openProgramme();
  site.navigation.prefetch('/de/programm');
  site.navigation.prefetch('/de/mediathek-de');
  await eventually(() => log.includes('overview reads /de/mediathek-de'));
  await site.navigation.navigate('/de/mediathek-de');
  expect(loaded).toEqual(['events/programme', 'magazine/overview']);
  // What the server had read for the page that stands is not read for its own links.
  expect(log.filter((entry) => entry.startsWith('programme reads'))).toHaveLength(1);
});
