import { asc, sql } from 'drizzle-orm';
import Type from 'typebox';
import {
  AlertSchema,
  MissingPageSchema,
  NavSchema,
  OpeningHoursTodaySchema,
  RedirectSchema,
  SettingsSchema,
} from '@foyer/shared/api';
import type { Service } from '../../service.ts';
import { columnAnswers } from '../../platform/database/column-answers.ts';
import type { Router } from '../../platform/http/router.ts';
import { linkIn, type Locale } from '../../platform/languages.ts';
import { onlineAlerts } from '../visibility/visibility.ts';
import { readOpeningHours } from './opening-hours.ts';
import { noteMissingPage } from './missing-pages.ts';
import { readNavigation } from './navigation.ts';
import { changeSettings, readSettings, SettingsChangeSchema, settingsEtag, settingsIn } from './settings.ts';
import { alerts, redirects } from './tables.ts';

const alertColumns = columnAnswers(AlertSchema);

/** Settings, navigation and what stands on every page. */
export function siteRoutes(router: Router, { db, changes }: Service): void {
  router.read({
    path: 'pageeditor-api/settings',
    area: 'Site',
    summary: 'Settings of the site',
    answer: SettingsSchema,
    isUrgent: true,
    read: async ({ locale, user }) => {
      const { stored, revision } = await readSettings(db);
      const body = settingsIn(stored, locale);
      return { body, tags: ['settings'], ...(user && { etag: settingsEtag(revision) }) };
    },
  });

  router.write({
    method: 'PATCH',
    path: 'pageeditor-api/settings',
    area: 'Site',
    summary: 'Change settings',
    role: 'admin',
    body: SettingsChangeSchema,
    answer: SettingsSchema,
    status: 200,
    write: async ({ body, locale, ifMatch, user }) => {
      const { settings, etag } = await changes.write(
        () => ['settings'],
        (tx) => changeSettings(tx, body, { locale, ifMatch, author: user?.username ?? '' }),
      );
      return { body: settings, etag };
    },
  });

  router.read({
    path: 'pageeditor-api/nav',
    area: 'Site',
    summary: 'Menus and footer',
    answer: NavSchema,
    isUrgent: true,
    read: async ({ locale }) => ({ body: await readNavigation(db, locale), tags: ['nav'] }),
  });

  router.read({
    path: 'pageeditor-api/redirect',
    area: 'Site',
    summary: 'Old paths and where they lead',
    answer: Type.Array(RedirectSchema),
    read: async () => {
      const rows = await db.select().from(redirects).orderBy(asc(redirects.oldPath));
      return {
        body: rows.map(({ oldPath, newPath }) => ({ old_path: oldPath, new_path: newPath })),
        tags: ['redirects'],
      };
    },
  });

  router.read({
    path: 'api/opening-hours-today/',
    area: 'Site',
    summary: "Today's opening hours",
    answer: OpeningHoursTodaySchema,
    read: async ({ now }) => ({ body: await readOpeningHours(db, now), tags: ['opening-hours'] }),
  });

  router.read({
    path: 'api/breaking-news/',
    area: 'Site',
    summary: 'Breaking news',
    answer: Type.Array(AlertSchema),
    read: async ({ locale }) => {
      const rows = await db
        .select()
        .from(alerts)
        .where(onlineAlerts())
        .orderBy(sql`${alerts.id} desc`);
      return { body: rows.map((row) => alertIn(row, locale)), tags: ['alerts'] };
    },
  });

  router.write({
    method: 'POST',
    path: 'api/dashboard-error-log/',
    area: 'Site',
    summary: 'Report a missing page',
    role: 'visitor',
    body: MissingPageSchema,
    answer: Type.Null(),
    status: 204,
    write: async ({ body: { url } }) => {
      await noteMissingPage(db, url);
      return {};
    },
  });
}

function alertIn(row: typeof alerts.$inferSelect, locale: Locale) {
  return { ...alertColumns(row, locale), link: linkIn(row.link, locale) };
}
