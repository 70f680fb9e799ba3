/** `npm run pictures`: takes a picture of every layout and state, in three widths, for `docs/pictures/screens`. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@foyer/shared/eventually';
import { chromium, request, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../src/harness/chromium.ts';
import { banner, DECIDED, manager } from '../src/harness/consent.ts';
import { demoAddresses } from '../src/harness/demo-content.ts';
import { endSession, logInAt } from '../src/harness/editor-session.ts';
import { openWholeHouse } from '../src/harness/house.ts';
import { logIn } from '../src/harness/log-in.ts';
import { ROOT } from '../src/harness/paths.ts';
import { interactive } from '../src/harness/witness.ts';

const TARGET = join(ROOT, 'docs/pictures/screens');
const WIDTHS = { 360: 740, 768: 1024, 1440: 900 };
const QUALITY = 72;

interface Scene {
  name: string;
  path: string;
  /** Makes the visitor's browser what it is, before there is a page. */
  before?: (page: Page) => Promise<unknown>;
  /** Brings the page into the state to be seen. */
  prepare?: (page: Page, width: number) => Promise<unknown>;
  /** Whether the visitor is still to be asked about cookies. */
  undecided?: boolean;
  /** Whether an editor looks. */
  editor?: boolean;
  /** A page without scripts has nothing to wait for. */
  still?: boolean;
  withoutJavaScript?: boolean;
  /** Whether an answer 503 is what is wanted. */
  isOffline?: boolean;
  /** Narrower windows have no such state. */
  from?: number;
}

const house = await openWholeHouse({ env: { LOG_LEVEL: 'warn' } });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
try {
  const api = await request.newContext({ baseURL: house.gateway.url });
  const german = await demoAddresses(api);
  const english = await demoAddresses(api, 'en');
  const scenes: Scene[] = [
    { name: 'home', path: german.home },
    { name: 'home-english', path: english.home },
    { name: 'programme', path: german.programme },
    { name: 'programme-empty', path: `${german.programme}?genre=999999` },
    { name: 'event', path: german.event },
    { name: 'productions', path: '/de/produktionen' },
    { name: 'ensemble', path: '/de/team' },
    { name: 'magazine', path: german.magazine },
    { name: 'article', path: german.article },
    { name: 'search', path: '/de/search?q=Licht' },
    { name: 'form', path: german.form },
    { name: 'page', path: german.contentPage },
    { name: 'legal', path: '/de/agb' },
    { name: 'favourites-empty', path: '/de/favoriten' },
    {
      name: 'favourites',
      path: german.event,
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Favorit' }).click();
        await page.goto('/de/favoriten');
        await page.locator('main h3').first().waitFor();
      },
    },
    { name: 'landing-page', path: '/de/lichternacht' },
    { name: 'not-found', path: german.missing, still: true },
    { name: 'no-connection', path: '/offline/de.html', still: true },
    { name: 'no-javascript', path: german.home, withoutJavaScript: true, still: true },
    {
      name: 'old-browser',
      path: german.home,
      still: true,
      before: (page) => page.addInitScript(() => void Reflect.deleteProperty(Object, 'hasOwn')),
    },
    {
      name: 'saving-data',
      path: german.home,
      before: (page) =>
        page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
        ),
      prepare: (page) => page.getByRole('complementary', { name: 'Hinweis zu Ihrem Gerät' }).waitFor(),
    },
    {
      name: 'loading',
      path: '/de/agb',
      prepare: async (page) => {
        await page.route('**/de/api/events/**', () => undefined);
        await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/de/programm"]')?.click());
        await page.getByRole('status').filter({ hasText: 'Die Seite wird geladen' }).waitFor();
      },
    },
    { name: 'shop-frame', path: '/de/ticketing-template', still: true },
    {
      name: 'overlay',
      path: `${german.home}?overlay=true`,
      prepare: (page) => page.getByRole('dialog').getByRole('listitem').first().waitFor(),
    },
    {
      name: 'menu',
      path: german.home,
      prepare: (page, width) =>
        page
          .locator(width < 1024 ? 'a[href="#menu"]' : 'header nav button[aria-expanded]:visible')
          .first()
          .click(),
    },
    {
      name: 'search-field',
      path: german.home,
      from: 768,
      prepare: (page) => page.locator('header').getByRole('link', { name: 'Suche' }).first().click(),
    },
    {
      name: 'scrolled',
      path: german.home,
      prepare: (page) => page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' })),
    },
    { name: 'consent', path: german.home, undecided: true, prepare: (page) => banner(page).waitFor() },
    {
      name: 'consent-settings',
      path: german.home,
      prepare: async (page) => {
        await page.locator('footer').getByText('Cookie-Einstellungen').click();
        await manager(page).waitFor();
      },
    },
    { name: 'offline', path: german.home, prepare: (page) => page.context().setOffline(true) },
    { name: 'editor', path: german.home, editor: true },
    {
      name: 'account-menu',
      path: german.home,
      editor: true,
      prepare: (page) => page.locator('header button[aria-expanded]').filter({ hasText: 'Lindqvist' }).first().click(),
    },
    {
      name: 'session-ended',
      path: '/de/user/profile',
      editor: true,
      prepare: async (page) => {
        await endSession(page, house.content.url);
        await page.getByRole('button', { name: 'Speichern' }).click();
        await page.getByRole('dialog', { name: 'Sie sind nicht mehr angemeldet' }).waitFor();
      },
    },
    { name: 'profile', path: '/de/user/profile', editor: true },
    { name: 'settings', path: '/de/user/settings', editor: true },
    { name: 'dashboard', path: '/de/cms-hub', editor: true },
    { name: 'modules', path: '/de/baukasten' },
    { name: 'series-list', path: '/de/series' },
    {
      name: 'overlay-filters',
      path: `${german.home}?overlay=true`,
      prepare: (page) => page.getByRole('dialog').getByRole('link', { name: 'Filter', exact: true }).click(),
    },
    ...[
      '',
      'events/',
      'events/1/change/',
      'pages/',
      'pages/1/change/',
      'pictures/',
      'form-entries/',
      'opening-hours/',
      'popup/image-finder/',
    ].map((path) => ({
      name: ['back-office', ...path.split('/').filter((part) => part && part !== 'change')].join('-'),
      path: `/admin/${path}`,
      editor: true,
      still: true,
      prepare: (page: Page) => page.locator('main h1, main form, [role="dialog"] h1').first().waitFor(),
    })),
  ];
  const design = { menu_style: 'style2', event_style: 'style3', basket_link: '', logo_link: '' };
  const others: Scene[] = [
    {
      name: 'menu-style-2',
      path: german.home,
      prepare: (page) => page.locator('header a[href="#menu"]').first().click(),
    },
    { name: 'event-style-3', path: german.programme },
  ];

  rmSync(TARGET, { recursive: true, force: true });
  mkdirSync(TARGET, { recursive: true });
  for (const scene of scenes) await takeAll(scene);
  const administrator = await logInAt(house.content.url, 'admin');
  await administrator.send('PATCH', '/de/pageeditor-api/settings', { design });
  for (const scene of others) await takeAll(scene);
  await administrator.send('PATCH', '/de/pageeditor-api/settings', { design: { ...design, event_style: 'style2' } });
  await takeAll({ name: 'event-style-2', path: german.programme });
  await api.dispose();
  // The last: nothing comes after it.
  await house.content.process.stop();
  await eventually(async () => (await fetch(`${house.gateway.url}/de?anew=${Date.now()}`)).status === 503, {
    within: 30_000,
    what: 'the site being offline',
  });
  await takeAll({ name: 'website-offline', path: '/de/besuch?anew', still: true, isOffline: true });
} finally {
  await browser.close();
  await house.close();
}

async function takeAll(scene: Scene): Promise<void> {
  for (const [width, height] of Object.entries(WIDTHS))
    if (Number(width) >= (scene.from ?? 0)) await take(scene, Number(width), height);
  console.log(scene.name);
}

async function take(
  { name, path, before, prepare, undecided, editor, still, withoutJavaScript, isOffline = false }: Scene,
  width: number,
  height: number,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: house.gateway.url,
    viewport: { width, height },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    javaScriptEnabled: !withoutJavaScript,
  });
  try {
    if (!undecided) await context.addCookies([DECIDED]);
    const page = await context.newPage();
    await before?.(page);
    if (editor) await logIn(page, path);
    // The first of a kind may take longer than its limit on a busy machine.
    else
      await eventually(
        async () => {
          const status = (await page.goto(path))?.status() ?? 0;
          return isOffline ? status === 503 : status < 500;
        },
        { within: 30_000, what: path },
      );
    if (!still) await interactive(page);
    await page.waitForLoadState('networkidle');
    await prepare?.(page, width);
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(TARGET, `${name}-${width}.jpg`), type: 'jpeg', quality: QUALITY });
  } catch (error) {
    throw new Error(`No picture of ${name} at ${width} pixels`, { cause: error });
  } finally {
    await context.close();
  }
}
