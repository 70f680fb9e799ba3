/** @jest-environment node */
import type { PageState } from '@foyer/shared';
import { testSettings, testSnapshot } from '@foyer/shared/testing';
import { layoutState } from './layout-fixture.tsx';
import { messages } from './messages.ts';
import { renderCustomError, renderError, renderLayout, renderOffline } from './server.tsx';

const state = (changes: Partial<PageState> = {}): PageState => ({
  snapshot: testSnapshot(),
  location: { locale: 'de', pathname: '/de/programm', search: '', hash: '', route: 'events', params: {} },
  head: { title: 'Programm', alternates: { de: '/de/programm', en: '/en/program' } },
  status: 200,
  site: { now: '2026-12-04T12:00:00+01:00', origin: 'https://nordlicht.example', settings: testSettings(), user: null },
  layout: layoutState,
  fragments: {},
  ...changes,
});

describe('the layout on the server', () => {
  it('is complete: links, hours, languages, legal pages', () => {
    const { top, bottom } = renderLayout(state());
    expect(top).toContain('Heute geöffnet bis 18 Uhr');
    expect(top).toContain('href="/en/program"');
    expect(top).toContain('href="/de/besuch/anfahrt"');
    expect(bottom).toContain('href="/de/impressum"');
  });

  it('brings its styles apart and carries none in the HTML, which the policy would block', () => {
    const { top, bottom, styles } = renderLayout(state());
    expect(top + bottom).not.toMatch(/<style| style="/);
    const used = new Set(
      [...(top + bottom).matchAll(/class="([^"]*)"/g)]
        .flatMap(([, names]) => names!.split(' '))
        .filter((name) => name.startsWith('f-')),
    );
    expect(used.size).toBeGreaterThan(10);
    for (const name of used) expect(styles).toHaveProperty(name.replace(/^f-/, ''));
  });

  it('says what is missing, in the language of the page', () => {
    expect(renderError(state(), { status: 404 }).html).toContain('Diese Seite konnte nicht gefunden werden');
    const english = state({ location: { ...state().location, locale: 'en', pathname: '/en/nothing' } });
    const { html } = renderError(english, { status: 404 });
    expect(html).toContain('404');
    expect(html).toContain('Not Found');
    expect(html).toContain('This page could not be found');
    expect(html).toContain('href="/en/search"');
  });

  it('takes other words for other failures', () => {
    expect(renderError(state(), { status: 500 }).html).toContain('unbekannter Fehler');
    expect(renderError(state(), { status: 403, title: 'Kein Zutritt', text: 'Nur für Angemeldete.' }).html).toContain(
      'Kein Zutritt',
    );
  });

  it("sets the house's own page for a status in the container", () => {
    const { html, styles } = renderCustomError(state(), '<h1>Verlaufen?</h1>');
    expect(html).toMatch(/<div class="f-\w+"><div class="f-\w+"><h1>Verlaufen\?<\/h1>/);
    expect(Object.keys(styles)).toHaveLength(2);
  });

  it('stands alone, in both languages, while the site is offline', () => {
    const { html, styles } = renderOffline('en', 'Nordlicht');
    expect(html).toContain('Website offline');
    expect(html).toMatch(/lang="en".*lang="de"/);
    expect(html).not.toContain(' style="');
    expect(Object.keys(styles).length).toBeGreaterThan(3);
  });

  it('has every text in both languages', () => {
    expect(Object.keys(messages.en)).toEqual(Object.keys(messages.de));
  });
});
