import type { Database } from '../../platform/database/database.ts';
import type { HouseContent, HouseSettings } from '@foyer/shared/house';
import type { Localised } from '../../platform/languages.ts';
import {
  alerts,
  openingExceptions,
  openingHours,
  redirects,
  siteDocuments,
  type StoredNavigation,
  type StoredSettings,
} from '../../content/site/tables.ts';
import type { HouseIds } from './house-ids.ts';
import { insertAll } from './rows.ts';

const EMPTY: Localised = { de: '', en: '' };

/** Settings, menus, opening hours, alerts. */
export async function seedSite(tx: Database, content: HouseContent, ids: HouseIds): Promise<void> {
  const navigation: StoredNavigation = content.nav;
  await insertAll(tx, siteDocuments, [
    { name: 'settings', content: storedSettings(content.settings) },
    { name: 'navigation', content: navigation },
  ]);
  await insertAll(tx, redirects, content.redirects);
  const hours = ({ from, to, closed }: { from: string | null; to: string | null; closed: boolean }) => ({
    timeFrom: from,
    timeTo: to,
    closed,
  });
  await insertAll(
    tx,
    openingHours,
    content.openingHours.map((entry) => ({ weekday: entry.weekday, ...hours(entry) })),
  );
  await insertAll(
    tx,
    openingExceptions,
    content.openingExceptions.map((entry) => ({ day: entry.day, note: entry.note, ...hours(entry) })),
  );
  await insertAll(
    tx,
    alerts,
    content.alerts.map(({ title, text, link, linkTitle }) => ({
      title,
      text,
      link: link && ids.urlOf(link.urlOf),
      linkTitle: linkTitle ?? EMPTY,
    })),
  );
}

function storedSettings(settings: HouseSettings): StoredSettings {
  const { name, fullName, claim, programmeIntro, magazineIntro, securityContact } = settings.identity;
  const { menuStyle, eventStyle, basketLink, logoLink } = settings.design;
  return {
    is_site_online: settings.isSiteOnline,
    is_shop_online: settings.isShopOnline,
    webshop_url: settings.webshopUrl,
    html_header: settings.htmlHeader,
    html_footer_top: settings.htmlFooterTop,
    html_footer_bottom: settings.htmlFooterBottom,
    html_footer_logos: settings.htmlFooterLogos,
    design: { menu_style: menuStyle, event_style: eventStyle, basket_link: basketLink, logo_link: logoLink },
    consent_services: settings.consentServices,
    embed_hosts: settings.embedHosts,
    house: {
      name,
      full_name: fullName,
      claim,
      programme_intro: programmeIntro,
      magazine_intro: magazineIntro,
      security_contact: securityContact,
    },
  };
}
