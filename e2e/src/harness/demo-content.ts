import type { APIRequestContext } from '@playwright/test';

type Locale = 'de' | 'en';

/** What is read of a list of events or articles. */
interface Listed {
  results: { urls: Record<Locale, string> }[];
}

/** What is read of the navigation. */
interface Menu {
  menu: { url: string; children: { url: string }[] }[];
}

/** Addresses of the demo content, asked of the site under test: nothing is known by heart. */
export type DemoAddresses = {
  home: string;
  programme: string;
  event: string;
  magazine: string;
  article: string;
  form: string;
  contentPage: string;
  missing: string;
};

export const EVENTS_LINK = { de: '/de/programm/', en: '/en/program/' } as const;

/** One address of each kind of page. */
export async function demoAddresses(request: APIRequestContext, locale: Locale = 'de'): Promise<DemoAddresses> {
  const get = async <T>(path: string) => (await (await request.get(`/${locale}${path}`)).json()) as T;
  const [events, articles, nav] = await Promise.all([
    get<Listed>('/api/events/'),
    get<Listed>('/api/articles/'),
    get<Menu>('/pageeditor-api/nav'),
  ]);
  const known = /\/(programm?|mediathek-..|forms)(\/|$)/;
  const contentPage = nav.menu
    .flatMap(({ url, children }) => [url, ...children.map((child) => child.url)])
    .find((url) => url.startsWith(`/${locale}/`) && !known.test(url));
  return {
    home: `/${locale}`,
    programme: locale === 'de' ? '/de/programm' : '/en/program',
    event: events.results[0]!.urls[locale],
    magazine: `/${locale}/mediathek-${locale}`,
    article: articles.results[0]!.urls[locale],
    form: `/${locale}/forms/kontakt/1`,
    contentPage: contentPage!,
    missing: `/${locale}/gibtsnicht`,
  };
}
