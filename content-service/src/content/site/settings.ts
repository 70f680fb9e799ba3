import { eq, sql } from 'drizzle-orm';
import Type, { type Static } from 'typebox';
import { SettingsSchema, type HouseTexts, type Settings } from '@foyer/shared/api';
import { differences, recordAuditEvents } from '../../platform/audit/audit-trail.ts';
import type { Database } from '../../platform/database/database.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { sanitised } from '../../platform/html/sanitise.ts';
import type { Locale } from '../../platform/languages.ts';
import { siteDocuments, type StoredSettings } from './tables.ts';

const DOCUMENT = 'settings';
/** What a house is called until it has a name of its own. */
export const UNNAMED = 'Foyer';
/** Of the house's texts, those that are said per language. */
const HOUSE_TEXTS = ['claim', 'programme_intro', 'magazine_intro'] as const;
const HTML_BLOCKS = ['html_header', 'html_footer_top', 'html_footer_bottom', 'html_footer_logos'] as const;

const { status: _status, ...changeable } = SettingsSchema.properties;

/** What an administrator may change; blocks of HTML are those of the request's language. */
export const SettingsChangeSchema = Type.Partial(Type.Object(changeable, { additionalProperties: false }));
export type SettingsChange = Static<typeof SettingsChangeSchema>;

/** @throws Error when the database was never seeded */
export async function readSettings(db: Database): Promise<{ stored: StoredSettings; revision: number }> {
  const [row] = await db.select().from(siteDocuments).where(eq(siteDocuments.name, DOCUMENT));
  if (!row) throw new Error('The database has no settings');
  return { stored: row.content as StoredSettings, revision: row.revision };
}

/** The settings of the site as the API answers them, in one language. */
export function settingsIn(stored: StoredSettings, locale: Locale): Settings {
  // Pages have their order themselves.
  const {
    html_header,
    html_footer_top,
    html_footer_bottom,
    html_footer_logos,
    section_order: _order,
    house,
    ...rest
  } = stored;
  const block = (texts: Record<Locale, string>) => ({ code: texts[locale] });
  return {
    status: 'ok',
    ...rest,
    html_header: block(html_header),
    html_footer_top: block(html_footer_top),
    html_footer_bottom: block(html_footer_bottom),
    html_footer_logos: block(html_footer_logos),
    ...(house && { house: houseIn(house, locale) }),
  };
}

function houseIn(stored: NonNullable<StoredSettings['house']>, locale: Locale): HouseTexts {
  const texts = Object.fromEntries(HOUSE_TEXTS.map((name) => [name, stored[name][locale]]));
  return { ...stored, ...(texts as Pick<HouseTexts, (typeof HOUSE_TEXTS)[number]>) };
}

export const settingsEtag = (revision: number): string => `"settings-${revision}"`;

/**
 * @param ifMatch entity tag that the change is based on; null to change whatever is there
 * @throws HttpProblem 412 with the current settings when someone else was faster
 */
export async function changeSettings(
  tx: Database,
  change: SettingsChange,
  { locale, ifMatch, author }: { locale: Locale; ifMatch: string | null; author: string },
): Promise<{ settings: Settings; etag: string }> {
  await tx.execute(sql`select 1 from site_documents where name = ${DOCUMENT} for update`);
  const { stored, revision } = await readSettings(tx);
  if (ifMatch && ifMatch !== settingsEtag(revision)) {
    throw new HttpProblem(412, 'The settings were changed in the meantime.', { current: settingsIn(stored, locale) });
  }
  const next = merged(stored, change, locale);
  await tx
    .update(siteDocuments)
    .set({ content: next, revision: revision + 1, updatedAt: new Date() })
    .where(eq(siteDocuments.name, DOCUMENT));
  await recordAuditEvents(tx, [
    {
      author,
      action: 'update',
      resource: DOCUMENT,
      recordId: 1,
      title: DOCUMENT,
      changes: differences({ ...stored }, { ...next }),
    },
  ]);
  return { settings: settingsIn(next, locale), etag: settingsEtag(revision + 1) };
}

function merged(stored: StoredSettings, change: SettingsChange, locale: Locale): StoredSettings {
  const next = { ...stored };
  for (const name of HTML_BLOCKS) {
    const block = change[name];
    if (block) next[name] = { ...stored[name], [locale]: sanitised(block.code) };
  }
  const {
    html_header: _h,
    html_footer_top: _t,
    html_footer_bottom: _b,
    html_footer_logos: _l,
    house,
    ...plain
  } = change;
  if (house) next.house = mergedHouse(stored.house, house, locale);
  return { ...next, ...plain };
}

function mergedHouse(before: StoredSettings['house'], house: HouseTexts, locale: Locale) {
  const texts = Object.fromEntries(
    HOUSE_TEXTS.map((name) => [name, { de: '', en: '', ...before?.[name], [locale]: house[name] }]),
  );
  return { ...house, ...(texts as Pick<NonNullable<StoredSettings['house']>, (typeof HOUSE_TEXTS)[number]>) };
}
