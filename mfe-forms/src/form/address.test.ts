import { RedirectError } from '@foyer/shared';
import fragment from './fragment.tsx';
import { sampleForm } from './testing/sample.ts';

const form = sampleForm([]);

/** Loads the form at an address. */
function load(slug: string, props: { form_id?: number } = {}, search = '') {
  const context = {
    api: { get: () => Promise.resolve(form) },
    location: {
      locale: 'de',
      pathname: `/de/forms/${slug}/3`,
      search,
      hash: '',
      route: 'forms-slug-id',
      params: { slug, id: '3' },
    },
    href: (route: string, params: { slug: string; id: number }) => `/de/forms/${params.slug}/${params.id}`,
    props,
    site: {},
  };
  return Promise.resolve(fragment.load(context as never)).catch((error: unknown) => error);
}

test('another name in the address leads to the form’s own, for good', async () => {
  const redirect = await load('anything', {}, '?von=brief');
  expect(redirect).toBeInstanceOf(RedirectError);
  expect(redirect).toMatchObject({ to: '/de/forms/schulklasse/3?von=brief', status: 301 });
});

test('its own address shows it, and so does a page that embeds it', async () => {
  expect(await load('schulklasse')).toEqual(form);
  expect(await load('anything', { form_id: 3 })).toEqual(form);
  expect(await load('schulklasse', {}, '?sent=3')).toEqual({ ...form, isSent: true });
});
