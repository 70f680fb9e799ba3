import { json } from './testing/content-api.ts';
import { sampleSiteForTests } from './testing/sample-site.ts';

const site = sampleSiteForTests();
const { text } = site;

describe('the page cache', () => {
  const countOf = async (path: string, headers?: Record<string, string>) => /Hello \{\}(\d+)/.exec(await text(path, headers))?.[1];

  it('keeps a page, whatever tracking parameters its links carry', async () => {
    const first = await countOf('/de/hello');
    expect(await countOf('/de/hello?utm_source=mail&gclid=1')).toBe(first);
    expect(await countOf('/de/hello?a=1')).not.toBe(first);
  });

  it('forgets a page when its content changes', async () => {
    const first = await countOf('/de/hello');
    await site.changed('nothing-of-it');
    expect(await countOf('/de/hello')).toBe(first);
    await site.changed('pages');
    expect(await countOf('/de/hello')).not.toBe(first);
  });

  it('composes a page once for all who ask at the same time', async () => {
    const counts = await Promise.all(Array.from({ length: 20 }, () => countOf('/de/hello?together')));
    expect(new Set(counts).size).toBe(1);
  });

  it('never keeps a page of a session, nor gives it to others', async () => {
    const mine = await site.get('/de/visitor', { cookie: 'sessionid=good; csrftoken=t; other=x' });
    expect(await mine.text()).toMatch(/<p>Ada sessionid=good; csrftoken=t [^<]*editor/);
    expect(mine.headers.get('cache-control')).toBe('private, no-cache');
    expect(await text('/de/visitor', { cookie: 'other=x' })).toMatch(/<p>nobody no cookie (?![^<]*editor)/);
  });

  it('gives those who have closed the alert another page', async () => {
    site.api.answers.set('/api/breaking-news/', json([{ id: 7, title: 'Storm!', text: 'We close early.', link: null, link_title: '' }], 'alerts'));
    await site.changed('alerts');
    expect(await text('/de/hello')).toContain('Storm!');
    expect(await text('/de/hello', { cookie: 'breaking_news_closed=7' })).not.toContain('Storm!');
    expect(await text('/de/hello')).toContain('Storm!');
    site.api.answers.set('/api/breaking-news/', json([], 'alerts'));
    await site.changed('alerts');
  });
});
