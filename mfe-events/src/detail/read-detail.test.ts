import { NotFoundError, RedirectError } from '@foyer/shared';
import { alternatesOf } from './alternates.ts';
import { comingOf } from './coming.ts';
import { readEditorsPage } from './editors-page.ts';
import { excerptOf, headOf } from './head.ts';
import { readDetail } from './read-detail.ts';
import { contextAt, eventOf, NOW } from '../testing/content-service.ts';

const series = {
  id: 5,
  slug: 'nachtschicht',
  urls: { de: '/de/series/nachtschicht/5', en: '/en/series/night-shift/5' },
};
const read = (path: string, answer: unknown = series) =>
  readDetail(contextAt(path, { '/de/api/series/5/': answer }).context, 'series');

test('reads what the address names', async () => {
  expect(await read('/de/series/nachtschicht/5')).toEqual(series);
});

test.each(['/de/series/5?x=1', '/de/series/alter-name/5?x=1'])(
  '%s leads to the right name for good, and keeps the query',
  async (path) => {
    const redirect = await read(path).catch((error: unknown) => error);
    expect(redirect).toBeInstanceOf(RedirectError);
    expect(redirect).toMatchObject({ to: '/de/series/nachtschicht/5?x=1', status: 301 });
  },
);

test('what does not exist is not found, and what is no id is not even asked for', async () => {
  await expect(read('/de/series/nachtschicht/6')).rejects.toThrow(NotFoundError);
  const { asked, context } = contextAt('/de/series/nachtschicht/abc', {});
  await expect(readDetail(context, 'series')).rejects.toThrow(NotFoundError);
  expect(asked).toEqual([]);
});

test('each language has its own name in the address', () => {
  const { context } = contextAt('/de/series/nachtschicht/5', {});
  expect(alternatesOf(series, context)).toEqual({ de: '/de/series/nachtschicht/5', en: '/en/series/night-shift/5' });
  expect(alternatesOf({ ...series, urls: { de: '', en: '' } }, context).en).toBe('/en/series/nachtschicht/5');
});

test('a thing without a picture has none in its head', () => {
  const { context } = contextAt('/de/series/nachtschicht/5', {});
  const head = headOf({ ...series, image: null, thumbnails: null }, context, {
    title: 'Nachtschicht',
    bodyClass: 'series-detail',
    sizes: '100vw',
  });
  expect(head).toMatchObject({ title: 'Nachtschicht', preloadImages: undefined, meta: { 'og:type': 'article' } });
});

describe('what search engines read of a text', () => {
  test('is without markup', () => {
    expect(excerptOf('<p>Glas &amp; <em>Licht</em></p><p>Zwei</p>')).toBe('Glas & Licht Zwei');
    expect(excerptOf('<p>Glas &lt; Licht &gt; <b>&amp;lt;</b></p>')).toBe('Glas < Licht > &lt;');
    expect(excerptOf('Von 3 < 4 und 5 > 2')).toBe('Von 3 < 4 und 5 > 2');
    expect(excerptOf('<p> </p>')).toBeUndefined();
  });

  test('is cut between words, or within one that is too long', () => {
    expect(excerptOf('Eins, zwei, drei', 12)).toBe('Eins, zwei …');
    expect(excerptOf('a'.repeat(30), 10)).toHaveLength(7);
  });
});

test('what comes is what has not ended, the next first', () => {
  const over = eventOf({ id: 1, date_start: '2026-12-03T19:30:00+01:00', date_end: '2026-12-03T21:00:00+01:00' });
  const running = eventOf({ id: 2, date_start: '2026-12-04T09:00:00+01:00', date_end: '2026-12-04T12:00:00+01:00' });
  expect(comingOf([eventOf({ id: 3 }), running, over], new Date(NOW)).map(({ id }) => id)).toEqual([2, 3]);
});

describe('the page of the editors at the address of a list', () => {
  test('says its headline', async () => {
    const page = { headline: 'Wer hier arbeitet', title: 'Ensemble', meta_description: 'Alle.' };
    const { asked, context } = contextAt('/de/team', { '/de/pageeditor-api/page/team': page });
    expect(await readEditorsPage(context)).toEqual({ headline: 'Wer hier arbeitet', intro: 'Alle.' });
    expect(asked).toEqual(['/de/pageeditor-api/page/team']);
  });

  test('may be missing', async () => {
    expect(await readEditorsPage(contextAt('/de/team', {}).context)).toEqual({});
  });
});
