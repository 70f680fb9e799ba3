import { defineFragment, LOCALES } from '@foyer/shared';
import { messages } from '../messages.ts';
import { loadOverview } from './load.ts';
import { overviewHref } from './overview-href.ts';
import { OverviewView } from './overview.tsx';

/** The magazine's list of articles. */
export default defineFragment({
  name: 'overview',
  messages,
  load: loadOverview,
  View: OverviewView,
  head: ({ intro, category, page }, { t, href }) => {
    const title = category ? t('titleOf', { category: category.name }) : t('title');
    return {
      title: page > 1 ? t('titlePage', { title, page }) : title,
      description: intro,
      breadcrumbs: [
        { title: t('title'), href: href('magazine') },
        ...(category ? [{ title: category.name, href: overviewHref(href, category, 1) }] : []),
      ],
      alternates: Object.fromEntries(LOCALES.map((locale) => [locale, overviewHref(href, category, page, locale)])),
    };
  },
});
