import { inlineContent } from '../compose/inline-content.ts';
import { PageBody } from './page-body.ts';
import { PageCache, type KeptPage } from './page-cache.ts';

let now: number;
const page = (...tags: string[]): KeptPage => ({
  status: 200,
  body: new PageBody({ top: '', css: inlineContent(''), tail: 'x'.repeat(1000) }),
  contentSecurityPolicy: '',
  tags,
});

beforeEach(() => (now = 1000));

function cacheWith(staleIfErrorMs = 0, maxBytes?: number): PageCache {
  return new PageCache({ ttlMs: () => 100, staleIfErrorMs, now: () => now, maxBytes });
}

describe('the page cache', () => {
  it('keeps a page until it is too old', () => {
    const cache = cacheWith();
    const kept = page();
    cache.keep('/de', kept, cache.mark);
    expect(cache.get('/de')?.body).toBe(kept.body);
    now += 100;
    expect(cache.get('/de')).toBeNull();
  });

  it('keeps a page no longer on a machine whose clock was set back', () => {
    const cache = new PageCache({ ttlMs: () => 100, staleIfErrorMs: 0 });
    cache.keep('/de', page(), cache.mark);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    expect(cache.get('/de')).toBeNull();
    jest.restoreAllMocks();
  });

  it('drops exactly the pages whose content has changed', () => {
    const cache = cacheWith();
    cache.keep('/de/programm', page('events', 'nav'), cache.mark);
    cache.keep('/de/agb', page('page:3', 'nav'), cache.mark);
    cache.purge(new Set(['events']));
    expect(cache.get('/de/programm')).toBeNull();
    expect(cache.get('/de/agb')).not.toBeNull();
    cache.purge(null);
    expect(cache.get('/de/agb')).toBeNull();
  });

  it('does not keep a page whose composition began before a change', () => {
    const cache = cacheWith();
    const { mark } = cache;
    cache.purge(new Set(['events']));
    cache.keep('/de', page('events'), mark);
    expect(cache.get('/de')).toBeNull();
  });

  it('finds a page by its tags after it was kept anew', () => {
    const cache = cacheWith();
    cache.keep('/de', page('events'), cache.mark);
    cache.keep('/de', page('events'), cache.mark);
    cache.purge(new Set(['events']));
    expect(cache.get('/de')).toBeNull();
  });

  it('lets a page stand in for a minute more under too much load, unless its content has changed', () => {
    for (const staleIfErrorMs of [0, 1000]) {
      const cache = cacheWith(staleIfErrorMs);
      cache.keep('/de', page('events'), cache.mark);
      cache.keep('/en', page('nav'), cache.mark);
      now += 100 + 59_999;
      cache.purge(new Set(['events']));
      expect([cache.get('/en'), cache.standIn('/de')]).toEqual([null, null]);
      expect(cache.standIn('/en')).not.toBeNull();
      now += 1;
      expect(cache.standIn('/en')).toBeNull();
    }
  });

  it('lets an old page stand in for as long as the operator allows', () => {
    const cache = cacheWith(1000);
    cache.keep('/de', page('events'), cache.mark);
    cache.purge(new Set(['events']));
    expect(cache.get('/de')).toBeNull();
    expect(cache.stale('/de')).not.toBeNull();
    now += 1000;
    expect(cache.stale('/de')).toBeNull();
  });

  it('has no old pages unless the operator allows them', () => {
    const cache = cacheWith();
    cache.keep('/de', page('events'), cache.mark);
    now += 100;
    expect(cache.stale('/de')).toBeNull();
  });

  it('forgets the page that was not asked for longest when it is full', () => {
    const cache = cacheWith(0, 3 * page().body.size);
    for (const key of ['/a', '/b', '/c']) cache.keep(key, page(), cache.mark);
    cache.get('/a');
    cache.keep('/d', page(), cache.mark);
    expect([cache.get('/a'), cache.get('/b')].map((kept) => kept !== null)).toEqual([true, false]);
  });
});
