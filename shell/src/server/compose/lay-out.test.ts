import type { PageState } from '@foyer/shared';
import { renderLayout } from '../../layout/server.tsx';
import { readSettings } from '../content/shapes.ts';
import { createSnapshot } from '../releases/snapshot.ts';
import { layOut } from './lay-out.ts';
import { isPreview } from './preview.ts';

function pageAt(search: string, now = '2026-11-21T14:05:00.000Z'): PageState {
  return {
    snapshot: createSnapshot([], 'first'),
    location: { locale: 'de', pathname: '/de/programm', search, hash: '', route: 'events', params: {} },
    head: { title: 'Programm', alternates: { de: '/de/programm', en: '/en/program' } },
    status: 200,
    site: { now, origin: 'https://nordlicht.example', settings: readSettings('{"is_site_online": true}'), user: null },
    layout: {
      nav: { menu: [], secondary: [], footer: [] },
      openingHours: { opening_hours: [{ time_from: '10:00:00', time_to: '18:00:00' }], opening_hours_exceptions: [] },
      alerts: [],
    },
    fragments: {},
  };
}

describe('the layout of anonymous visitors, which is made once for all queries of a page', () => {
  it('does not depend on the query', () => {
    expect(renderLayout(pageAt('?q=Licht&overlay=true&date=04-12-2026&noToolbar'))).toEqual(renderLayout(pageAt('')));
  });

  it('does not depend on the seconds', () => {
    expect(renderLayout(pageAt('', '2026-11-21T14:05:59.999Z'))).toEqual(renderLayout(pageAt('')));
  });

  it('has nothing of a link to a working copy, which works in each language', () => {
    const { layout, snapshot, site: state } = pageAt('');
    const [preview, page] = ['?preview=12-token', ''].map((search) => {
      const { head, status, location } = pageAt(search);
      const site = { layout, snapshot, state, place: { isPreview: isPreview(search) } };
      return layOut({ head, status }, { location }, site).top;
    });
    expect(preview).toContain('href="/en/program?preview=12-token"');
    expect(page).toContain('href="/en/program"');
  });
});
