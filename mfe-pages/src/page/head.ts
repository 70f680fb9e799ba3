import { openGraphImage, picturePreload, type FragmentContext, type Head } from '@foyer/shared';
import type { Page } from '@foyer/shared/api';
import { containersOf } from '../container/layout.ts';
import { pictureOf, textOf } from '../modules/fields.ts';
import { titleModuleOf } from './outline.ts';
import { parentsOf } from './parents.ts';

/** The body class by which the shell knows a page that stands without its header. */
const LANDING_PAGE = 'landing-page';

/** Title, description, alternates and OpenGraph of a page; what was left empty falls back on the nearest that says the same. */
export function headOf(page: Page, { now, locale }: Pick<FragmentContext, 'now' | 'locale'>): Head {
  const title = textOf(page.meta_title) || textOf(page.title);
  const description = textOf(page.meta_description);
  const openGraph = {
    'og:title': textOf(page.og_title) || title,
    'og:description': textOf(page.og_description) || description,
    'og:type': textOf(page.og_type) || 'website',
    'og:image': textOf(page.og_image),
    ...openGraphImage(page.og_image_thumbnails?.large),
  };
  return {
    title,
    description: description || undefined,
    alternates: page.urls,
    robots: page.is_online ? undefined : 'noindex',
    meta: Object.fromEntries(Object.entries(openGraph).filter(([, content]) => content)),
    preloadImages: heroImages(page, now),
    breadcrumbs: [...parentsOf(page), page]
      .map(({ title: name, urls }) => ({ title: textOf(name), href: urls[locale] }))
      .filter(({ href }) => href !== `/${locale}`),
    bodyClass: [textOf(page.class), page.is_landing_page && LANDING_PAGE].filter(Boolean).join(' ') || undefined,
  };
}

/** The hero's picture, as its `<img>` will ask for it. */
function heroImages(page: Page, now: Date): Head['preloadImages'] {
  const hero = titleModuleOf(containersOf(page.modules), now);
  const picture = hero && pictureOf(hero);
  return picture ? picturePreload(picture.image, picture.thumbnails, '100vw') : undefined;
}
