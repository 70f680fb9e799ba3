import { Breadcrumbs, useLocation, useMessages } from '@foyer/shared';
import type { Page } from '@foyer/shared/api';
import { parentsOf } from './parents.ts';

/** Home, the page's parents, the page itself (specification §2). Nothing for a page without parents. */
export function PageBreadcrumbs({ page }: { page: Page }) {
  const t = useMessages();
  const { locale } = useLocation();
  const home = `/${locale}`;
  const parents = parentsOf(page).filter(({ urls }) => urls[locale] !== home);
  if (parents.length === 0) return null;
  return (
    <Breadcrumbs
      label={t('breadcrumbs')}
      way={[{ title: t('home'), href: home }, ...parents.map(({ title, urls }) => ({ title, href: urls[locale] }))]}
      here={page.title}
    />
  );
}
