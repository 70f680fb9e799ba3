import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  CONTAINER_LAYOUTS,
  type FieldKind,
  fieldsOfModel,
  HOSTED_MODELS,
  MODULES,
  STYLE_OPTIONS,
  styleOptionsOf,
} from '@foyer/shared/modules';
import { type EditingSurface, NEW_TAB_ID } from '@foyer/shared';
import { createTestSite, TestRoot, type TestSiteOptions } from '@foyer/shared/testing';
import { messages } from '../page/messages.ts';
import type { ModuleData } from './fields.ts';
import { renderModules } from './module-list.tsx';
import { models, preloadModules } from './registry.ts';
import { samples } from './samples.ts';

const editor = {
  email: 'editor@nordlicht.example',
  username: 'editor',
  first_name: 'Edda',
  last_name: 'Tor',
  is_logged_in: true,
  admin_menus: [],
  has_dashboard_online_access: true,
  login_url: '/admin/login/',
  logout_url: '/admin/logout/',
  webshop_url: '',
};

/** An editor in which every text can be typed. */
const EDITOR: EditingSurface = {
  Text: ({ module, of }) => <span role="textbox">{String(module[of])}</span>,
  RichText: () => null,
  Frame: () => null,
  EmptyColumn: () => null,
  End: () => null,
  beside: () => null,
  frameProps: () => ({}),
  shows: () => true,
};

function page(children: ReactNode, options: TestSiteOptions = {}) {
  const site = createTestSite(options);
  for (const [locale, texts] of Object.entries(messages)) site.i18n.addResourceBundle(locale, 'pages.page', texts);
  return {
    site,
    view: (
      <TestRoot site={site} namespace="pages.page">
        {children}
      </TestRoot>
    ),
  };
}

const show = (modules: ModuleData[], options?: TestSiteOptions) => {
  const { site, view } = page(renderModules(modules), options);
  return { site, ...render(view) };
};
const htmlOf = (modules: ModuleData[], options?: TestSiteOptions) =>
  renderToString(page(renderModules(modules), options).view);

beforeAll(() =>
  preloadModules([...Object.values(samples), { id: 0, model: 'headline', extra_class: 'large' }], { isLoggedIn: true }),
);

test('there is a sample of every model', () => {
  expect(Object.keys(samples).sort()).toEqual(models().sort());
});

test.each(Object.values(samples))('$model renders something on the server', async (module) => {
  const frame = document.createElement('div');
  frame.innerHTML = htmlOf([module]);
  expect(frame.querySelector(`[data-module="${module.id}"]`)?.childElementCount).toBeGreaterThan(0);
});

test.each(models())('%s without fields renders nothing and does not throw', (model) => {
  const frame = document.createElement('div');
  frame.innerHTML = htmlOf([{ id: 1, model }]);
  expect(frame.textContent).toBe('');
  expect(frame.querySelector('img, a, video, audio, h2')).toBeNull();
});

const RUBBISH = [
  null,
  7,
  -1,
  true,
  'x',
  [],
  [null, 'x', { id: 1 }, { id: 2, model: 'text', content: {} }],
  {},
  { url: 5 },
  { de: [] },
  { id: {}, columns: 'x' },
  'javascript:alert(1)',
];

test.each(models())('%s with rubbish in every field does not throw', (model) => {
  for (const value of RUBBISH) {
    const fields = Object.fromEntries(Object.keys(samples[model] ?? {}).map((name) => [name, value]));
    const html = htmlOf([{ ...fields, id: 1, model }]);
    expect(html).not.toContain('href="javascript:');
    expect(html).not.toContain('[object Object]');
  }
});

test('an unknown model is nothing to visitors and a labelled note to editors', async () => {
  const module = { id: 1, model: 'hologram' };
  const { container, unmount } = show([module]);
  expect(container).toHaveTextContent('');
  expect(container.querySelector('[data-module="1"]')).toBeEmptyDOMElement();
  unmount();
  show([module], { user: editor });
  expect(await screen.findByText(/hologram/)).toBeVisible();
});

test('models with names of object properties are unknown too', () => {
  expect(() =>
    htmlOf([
      { id: 1, model: 'constructor' },
      { id: 2, model: '__proto__' },
    ]),
  ).not.toThrow();
});

test('a module that throws does not take its neighbours along', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // Only a defect of ours can throw; a getter stands for it.
  const broken = { id: 1, model: 'text' };
  Object.defineProperty(broken, 'content', {
    get: () => {
      throw new Error('defect');
    },
  });
  show([broken, samples.quote!]);
  expect(screen.getByText('Man hört das Licht.')).toBeVisible();
  expect(error).toHaveBeenCalledWith(expect.stringContaining('Module 1 (text) of /de failed'), expect.any(Error));
  error.mockRestore();
});

test('modules carry the names by which the editor finds them', () => {
  const { container } = show([samples.headline!]);
  expect(container.querySelector('[data-module="1"][data-model="headline"]')).not.toBeNull();
});

test('what is not online yet is hidden from visitors and marked for editors', () => {
  const module = { ...samples.hero_media!, video: '', online_from: '2026-12-05T00:00:00+01:00' };
  const { container, unmount } = show([module]);
  expect(container).toHaveTextContent('');
  unmount();
  show([module], { user: editor });
  expect(screen.getByText('Nächte aus Glas')).toBeVisible();
  expect(screen.getByText(/nicht online/)).toBeVisible();
});

test('what editors are told stands in the HTML of the server', () => {
  const offline = { ...samples.text!, online_from: '2026-12-05T00:00:00+01:00' };
  const unknown = { id: 70, model: 'hologram' };
  const looks = { ...samples.headline!, id: 71, extra_class: 'glitter' };
  const html = htmlOf([offline, unknown, looks], { user: editor });
  for (const words of ['nicht online', 'hologram', 'glitter']) expect(html).toContain(words);
});

test('notes for an editor are in the language of their toolbar, on every page', () => {
  show(
    [
      { id: 12, model: 'hologram' },
      { ...samples.headline!, extra_class: 'glitter' },
    ],
    { user: { ...editor, locale: 'en' } },
  );
  for (const words of [/The site does not know this module/, /There is no style “glitter”/])
    expect(screen.getByText(words)).toHaveAttribute('lang', 'en');
});

test('an external link opens in a new tab and says so', () => {
  show([samples.link!]);
  const link = screen.getByRole('link', { name: 'Karten' });
  expect(link).toHaveAttribute('aria-describedby', NEW_TAB_ID);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('an external teaser opens in a new tab and says so', () => {
  show([samples.teaser_item!]);
  expect(screen.getByRole('link')).toHaveAttribute('aria-describedby', NEW_TAB_ID);
  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
});

test('a headline keeps to the levels 2 to 6', () => {
  show(
    [2, 6, 1, 7, 2.5].map((headline_level, id) => ({
      id,
      model: 'headline',
      headline_level,
      content: `H${headline_level}`,
    })),
  );
  expect(screen.getByRole('heading', { name: 'H6', level: 6 })).toBeVisible();
  for (const name of ['H2', 'H1', 'H7', 'H2.5']) expect(screen.getByRole('heading', { name, level: 2 })).toBeVisible();
});

test('sticky links are within reach as long as their modules are on the page', () => {
  const { site, unmount } = show([samples.link!, samples.anchor_list!]);
  expect(site.sticky.items.map(({ label, href }) => [label, href])).toEqual([
    ['Karten', 'https://tickets.example/'],
    ['Anfahrt', '#anfahrt'],
  ]);
  unmount();
  expect(site.sticky.items).toHaveLength(0);
});

test('one link of a list of places stays within reach where it says so, and the list does not', () => {
  const children = ['Anfahrt', 'Kasse'].map((link_text, index) => ({
    id: index + 2,
    model: 'link',
    link_text,
    link_url: `#${link_text.toLowerCase()}`,
    sticky: link_text === 'Kasse',
  }));
  const { site } = show([{ id: 1, model: 'anchor_list', sticky: false, children }]);
  expect(site.sticky.items.map(({ label }) => label)).toEqual(['Kasse']);
});

test('who edits the page also has the links that lead nowhere yet, and an empty one to write', () => {
  const children = [
    { id: 2, model: 'link', link_text: 'Anfahrt' },
    { id: 3, model: 'link', link_text: '' },
    { id: 4, model: 'link', link_text: 'Kasse', link_url: 'htp:/kasse', sticky: true },
  ];
  const { site, container } = show([{ id: 1, model: 'anchor_list', children }, ...children]);
  expect(container.querySelector('a, nav, p')).toBeNull();
  expect(site.sticky.items).toHaveLength(0);
  act(() => site.editing.begin(EDITOR));
  const links = within(screen.getByRole('navigation')).getAllByRole('textbox');
  expect(links.map((field) => field.textContent)).toEqual(['Anfahrt', '', 'Kasse']);
  expect(container.querySelectorAll('[data-model=link] a [role=textbox]')).toHaveLength(6);
});

test.each(['video', 'audio', 'viewer', 'social_media', 'video_item'])(
  '%s asks no foreign host for anything',
  (model) => {
    const { container } = show([samples[model]!]);
    expect(container.querySelector('iframe, script, embed, object, [src^="http"], [poster^="http"]')).toBeNull();
    expect(screen.getByRole('link', { name: /öffnen/ })).toHaveAttribute('target', '_blank');
  },
);

test.each([
  ['video', 'video', 'www.video.example', 'https://www.video.example/watch?v=1'],
  ['audio', 'audio', 'audio.example', 'https://audio.example/e/1'],
  ['viewer', 'documents', 'docs.example', 'https://docs.example/d/1'],
])('%s is framed once the visitor agrees to %s', (model, service, host, address) => {
  const { site, container } = show([samples[model]!], { settings: { embed_hosts: { [service]: [host] } } });
  act(() => site.consent.decide({ categories: ['external_media'], services: { external_media: [service] } }));
  expect(container.querySelector('iframe')).toHaveAttribute('src', address);
});

test.each(Object.entries(HOSTED_MODELS))(
  '%s can be agreed to as what its hosts are named for: %s',
  (model, service) => {
    const settings = {
      consent_services: { tracking: [], marketing: [], external_media: [service] },
      embed_hosts: { [service]: ['hosted.example'] },
    };
    show([{ ...samples[model]!, embed: 'https://hosted.example/1' }], { settings });
    expect(screen.getByRole('button', { name: 'Diesen Inhalt laden' })).toBeVisible();
  },
);

test('the form of another service is known by its name below the host of the service', async () => {
  const settings = {
    consent_services: { tracking: [], marketing: [], external_media: ['forms'] },
    embed_hosts: { forms: ['forms.example'] },
  };
  const { container } = show([{ id: 1, model: 'form', form_id: null, external_form_id: 'house/2026' }], { settings });
  await userEvent.click(screen.getByRole('button', { name: 'Diesen Inhalt laden' }));
  expect(container.querySelector('iframe')).toHaveAttribute('src', 'https://forms.example/house/2026');
});

test('the form of another service whose host nobody knows says so in a whole sentence', () => {
  show([{ id: 1, model: 'form', form_id: null, external_form_id: 'house/2026' }]);
  expect(
    screen.getByText(
      'Hier steht etwas von einem anderen Anbieter (Formular), aber seine Adresse ist nicht bekannt. Deshalb laden wir nichts davon.',
    ),
  ).toBeVisible();
});

test('the name of a logo stands beside its picture, and is not read twice', () => {
  const logo = (samples.logo_list!.children as ModuleData[])[0]!;
  const { unmount } = show([
    {
      ...logo,
      image_obj: { url: '/media/logo.svg', width: 300, height: 100, alt: 'Stiftung Polarkreis' },
      image_thumbnails: null,
    },
  ]);
  expect(screen.getByRole('link', { name: 'Stiftung Polarkreis' })).toHaveTextContent('Stiftung Polarkreis');
  expect(screen.queryByRole('img')).toBeNull();
  unmount();
  show([logo]);
  expect(screen.getByText('Stiftung Polarkreis')).toBeVisible();
  expect(screen.getByRole('img')).toHaveAttribute('alt', 'Vorhänge aus Licht über einer Bühne');
});

test.each(['', '/de/haus/partner'])(
  'a link to the anchor of a logo finds it, whether it leads on (%p) or not',
  (link_url) => {
    const { container } = show([
      { id: 2, model: 'logo_item', link_text: 'Polarkreis', link_url, anchor: 'polarkreis' },
    ]);
    expect(container.querySelector('#polarkreis')).toHaveTextContent('Polarkreis');
  },
);

test('a logo without anything yet offers its name to be written', () => {
  const { site, container } = show([{ id: 1, model: 'logo_list', children: [{ id: 2, model: 'logo_item' }] }]);
  expect(container.querySelector('[data-module="2"]')).toBeEmptyDOMElement();
  act(() => site.editing.begin(EDITOR));
  expect(screen.getByRole('textbox')).toBeVisible();
});

test('a picture of the older system that only decorates is silent, whatever words it has', () => {
  show([{ ...samples.old_image!, alias: 'Die Probe', decorative: true }]);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a film shows what the library knows of it, where its module says nothing of its own', () => {
  const poster = { url: '/media/k/film-960.webp', width: 960, height: 540 };
  const known = {
    title: 'Acht Sekunden Licht',
    alt: 'Grüne Bänder über der Bucht.',
    credit: 'Foto: Haus Nordlicht',
    transcript: 'Ein Gong.\nStille.',
    captions: '/media/k/film.de.vtt',
    image_obj: poster,
  };
  const film = { id: 1, model: 'video_selfhosted', file: '/media/k/film.mp4', file_obj: known };
  const own = {
    ...film,
    id: 2,
    title: 'Eigener Titel',
    captions: '/media/own.vtt',
    image_obj: { ...poster, url: '/media/own.webp' },
  };
  const { container } = show([film, own, { id: 3, model: 'audio_selfhosted', file: '/media/k/t.mp3', file_obj: null }]);
  const [first, second] = container.querySelectorAll('video');
  expect([first?.getAttribute('poster'), first?.getAttribute('aria-label')]).toEqual([
    '/media/k/film-960.webp',
    'Acht Sekunden Licht',
  ]);
  expect(first?.querySelector('track')).toHaveAttribute('src', '/media/k/film.de.vtt');
  expect(screen.getAllByText('Foto: Haus Nordlicht')).toHaveLength(2);
  expect(screen.getAllByText('Grüne Bänder über der Bucht.')).toHaveLength(2);
  expect(screen.getAllByText('Zum Mitlesen')[0]?.closest('details')).toHaveTextContent('Ein Gong. Stille.');
  expect([second?.getAttribute('poster'), second?.getAttribute('aria-label')]).toEqual([
    '/media/own.webp',
    'Eigener Titel',
  ]);
  expect(second?.querySelector('track')).toHaveAttribute('src', '/media/own.vtt');
  expect(container.querySelector('audio')?.closest('figure')?.querySelector('figcaption')).toBeNull();
});

test('a film or sound of a foreign host is not played as one of ours', () => {
  const { container } = show([
    { id: 1, model: 'video_selfhosted', file: 'https://elsewhere.example/f.mp4' },
    { id: 2, model: 'audio_selfhosted', file: '//elsewhere.example/t.mp3' },
  ]);
  expect(container.querySelector('video, audio')).toBeNull();
});

test('a list of articles shows as many as asked for, the main one apart', () => {
  show([samples.blog_teaser_list!]);
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test('a section shows its columns on its ground', () => {
  const { container } = show([samples.section!]);
  expect(
    container.querySelector('[data-ground=ink] [data-layout="50-50"] [data-column="0"] [data-module="81"]'),
  ).toHaveTextContent('Im Dunkeln');
});

/** Containers within each other, one of each layout in turn, with a text in every column. */
const nested = (depth: number): ModuleData => {
  const layout = CONTAINER_LAYOUTS[depth % CONTAINER_LAYOUTS.length] ?? '100';
  const columns = layout.split('-').map((_share, index) => ({
    index,
    classes: '',
    children: [sampleText(depth, index), ...(depth > 0 && index === 0 ? [nested(depth - 1)] : [])],
  }));
  return { id: 900 + depth, model: 'container', slug: '', layout, columns };
};
const sampleText = (depth: number, index: number): ModuleData => ({
  id: 1000 + depth * 10 + index,
  model: 'text',
  content: `<p>Ebene ${depth}, Spalte ${index}</p>`,
});

test('containers in containers are shown to the depth that a document may have', () => {
  const { container } = show([nested(11)]);
  const texts = Array.from({ length: 12 }, (_, depth) =>
    (CONTAINER_LAYOUTS[depth % CONTAINER_LAYOUTS.length] ?? '')
      .split('-')
      .map((_share, index) => `Ebene ${depth}, Spalte ${index}`),
  ).flat();
  for (const text of texts) expect(screen.getByText(text)).toBeVisible();
  expect(container.querySelectorAll('[data-model=container]')).toHaveLength(12);
});

test('an empty container in a container is nothing to visitors', () => {
  const { container } = show([{ id: 1, model: 'container', layout: '50-50', columns: [] }]);
  expect(container.querySelector('[data-module="1"]')).toBeEmptyDOMElement();
});

const CHOSEN = Object.keys(MODULES).filter((model) =>
  Object.values(fieldsOfModel(model)).some(({ kind, unseen }) => kind === 'style' && !unseen),
);

test.each(CHOSEN)('%s, of which editors choose the look, has some to choose from', (model) => {
  expect(styleOptionsOf(model)).not.toBeNull();
});

const STYLED = Object.entries(STYLE_OPTIONS).flatMap(([model, options]) =>
  options.map((style) => [model, style] as const),
);

test.each(STYLED)('%s in the style %s looks unlike its usual form, and names nothing to editors', (model, style) => {
  const module = { ...samples[model]!, extra_class: style };
  const { container } = show([module], { user: editor });
  expect(container.querySelector(`[data-style=${style}], [data-ground=${style}], p > a`)).not.toBeNull();
  expect(screen.queryByText(/Den Stil/)).toBeNull();
});

test.each(Object.keys(STYLE_OPTIONS))(
  '%s in a style that nobody knows is shown plain to visitors, and named to editors',
  (model) => {
    const module = { ...samples[model]!, extra_class: 'wobbly' };
    const plain = (shown: ModuleData) => htmlOf([shown]).replaceAll(/<!--.*?-->/g, '');
    expect(plain(module)).toBe(plain({ ...module, extra_class: '' }));
    show([module], { user: editor });
    expect(screen.getByText(/„wobbly“/)).toHaveTextContent(
      STYLE_OPTIONS[model as keyof typeof STYLE_OPTIONS].join(', '),
    );
  },
);

test.each([
  [true, '/media/film.mp4', 1],
  [false, '/media/film.mp4', 0],
  [true, 'https://elsewhere.example/film.mp4', 0],
])('the film of a hero: motion welcome %s, file %s', async (matches, video, films) => {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches }) });
  const { container } = show([{ ...samples.hero_media!, video }]);
  await waitFor(() => expect(container.querySelectorAll('video')).toHaveLength(films));
  expect(screen.queryAllByRole('button', { name: 'Film abspielen' })).toHaveLength(films);
});

test('the button of a hero’s film says what the film does, also where the browser refuses to begin', async () => {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: true }) });
  const { container } = show([{ ...samples.hero_media!, video: '/media/film.mp4' }]);
  const play = await screen.findByRole('button', { name: 'Film abspielen' });
  const film = container.querySelector('video')!;
  const asked = jest.spyOn(film, 'play').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await userEvent.click(play);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(play).toHaveTextContent('Film abspielen');
  fireEvent.play(film);
  expect(play).toHaveTextContent('Film anhalten');
  fireEvent.pause(film);
  expect(play).toHaveTextContent('Film abspielen');
});

test.each(Object.values(samples).filter((sample) => 'anchor' in sample))(
  'the anchor of $model is its id, and no id of the platform',
  (module) => {
    const idsOf = (anchor: string) => {
      const frame = document.createElement('div');
      frame.innerHTML = htmlOf([{ ...module, anchor }]);
      return [...frame.querySelectorAll('[id]')].map(({ id }) => id);
    };
    expect(idsOf('anfahrt')).toContain('anfahrt');
    for (const id of ['foyer-state', 'main', 'foyer_pages', 'requestIdleCallback']) expect(idsOf(id)).not.toContain(id);
  },
);

/** Another value than that of a sample, by the kind of its field; of the other kinds the content service adds what is shown. */
const OTHER: Partial<Record<FieldKind, (model: string, before: unknown) => unknown>> = {
  line: () => 'Anders',
  html: () => '<p>Anders</p>',
  target: () => '/de/anders',
  link: () => ({ url: '/de/anders' }),
  anchor: () => 'anders',
  address: () => 'https://anders.example/1',
  embed: () => 'https://anders.example/1',
  word: () => 'vertical',
  format: (_, before) => (before ? '' : 'slider'),
  style: (model, before) => styleOptionsOf(model)?.find((option) => option !== before) ?? 'anders',
  flag: (_, before) => before !== true,
};

const ASKED_FOR = Object.keys(MODULES).flatMap((model) =>
  Object.entries(fieldsOfModel(model)).flatMap(([name, { kind, unseen }]) => {
    const otherThan = OTHER[kind];
    return otherThan && !unseen && name !== 'decorative' ? [[model, name, otherThan] as const] : [];
  }),
);

test.each(ASKED_FOR)('what editors write changes what visitors have: %s, %s', (model, name, otherThan) => {
  const seen = (module: ModuleData) => {
    const { site, container, unmount } = show([module]);
    const all = container.innerHTML + JSON.stringify(site.sticky.items);
    unmount();
    return all;
  };
  const sample = samples[model]!;
  const acts = [sample, { ...sample, link: null }, { ...sample, headline: '', link_text: 'Weiter' }].some(
    (module) => seen(module) !== seen({ ...module, [name]: otherThan(model, module[name]) }),
  );
  expect(acts).toBe(true);
});
