import { eq, sql } from 'drizzle-orm';
import { askedPath, lowerCase } from '@foyer/shared/http-server';
import { isOfItem } from '../../../content/checks/link-facts.ts';
import { pages } from '../../../content/pages/tables.ts';
import { alerts, openingExceptions, openingHours, redirects } from '../../../content/site/tables.ts';
import type { Database } from '../../../platform/database/database.ts';
import { LANGUAGES } from '../../../platform/languages.ts';
import { isInSiteArea } from '../../../platform/site-paths.ts';
import { type Listing, listPath } from '../../../platform/urls.ts';
import type { Change, Declaration, FieldErrors, WriteContext } from '../declaration.ts';
import { day, flag, link, select, text, textarea, time } from '../fields.ts';
import { faultText } from '../texts.ts';
import { WEEKDAY_CHOICES } from './choices.ts';
import { bothLanguages, defineResource } from './define.ts';

const both = { localised: true } as const;

/** An evening may go past midnight, at most until then: an end that is later belongs before the start. */
const NIGHT_ENDS_HOUR = 6;
const NIGHT_ENDS = `0${NIGHT_ENDS_HOUR}:00:00`;

interface Hours {
  id: number;
  timeFrom: string | null;
  timeTo: string | null;
}

/** A day is closed, or has hours that do not overlap. @param key of the field that names the day @param readOthers all hours of that day */
const checkHours =
  (key: string, readOthers: (tx: Database, day: unknown) => Promise<Hours[]>) =>
  async ({ before, values }: Change, { tx, locale }: WriteContext): Promise<FieldErrors> => {
    const isClosed = values['closed'] === true;
    if (isClosed) Object.assign(values, { time_from: null, time_to: null });
    const [from, to] = [values['time_from'] as string | null, values['time_to'] as string | null];
    if (!isClosed && from === null) return { time_from: [faultText('times', locale)] };
    if (!isClosed && to === null) return { time_to: [faultText('times', locale)] };
    if (from !== null && to !== null && (to === from || (to < from && to > NIGHT_ENDS)))
      return { time_to: [faultText('endBeforeStart', locale)] };
    const others = (await readOthers(tx, values[key])).filter(({ id }) => id !== before?.id);
    const other = others.find((one) => overlap({ timeFrom: from, timeTo: to }, one));
    if (!other) return {};
    const { timeFrom, timeTo } = other;
    if (timeFrom === null || timeTo === null) return { [key]: [faultText('dayClosed', locale)] };
    return { [key]: [faultText('dayOpen', locale, { hours: `${timeFrom.slice(0, 5)}–${timeTo.slice(0, 5)}` })] };
  };

type Span = Omit<Hours, 'id'>;

/** Whether two spans of one day have something in common; a closed day has with all. */
function overlap(one: Span, other: Span): boolean {
  if (one.timeFrom === null || other.timeFrom === null) return true;
  return one.timeFrom < endOf(other) && other.timeFrom < endOf(one);
}

/** On the day itself; what follows midnight is the next day's. */
const endOf = ({ timeFrom, timeTo }: Span): string =>
  timeFrom === null || timeTo === null || timeTo <= timeFrom ? '24:00:00' : timeTo;

const spans = [
  time('time_from', ['Von', 'From']),
  time('time_to', ['Bis', 'Until'], {
    help: [
      `Nach Mitternacht: die Uhrzeit des nächsten Tages, bis ${NIGHT_ENDS_HOUR} Uhr.`,
      `Past midnight: the time of the next day, until ${NIGHT_ENDS_HOUR}:00.`,
    ],
  }),
  flag('closed', ['Geschlossen', 'Closed']),
];

/** A day of the week as people look for it: its number, and its name in both languages. */
const searchedWeekday = sql.join(
  [
    sql`(case ${openingHours.weekday}`,
    ...WEEKDAY_CHOICES.map(
      ({ value, label }) => sql`when ${sql.raw(String(value))} then ${`${value} ${label.de} ${label.en}`}`,
    ),
    sql`end)`,
  ],
  sql` `,
);

const hoursResource = defineResource({
  name: 'opening-hours',
  label: ['Öffnungszeiten', 'Opening hours'],
  newLabel: ['Neue Öffnungszeiten', 'New opening hours'],
  group: 'site',
  table: openingHours,
  searched: searchedWeekday,
  title: 'weekday',
  sort: 'weekday',
  columns: ['weekday', 'time_from', 'time_to', 'closed'],
  filters: ['weekday'],
  tags: ['opening-hours'],
  rules: {
    check: checkHours('weekday', (tx, weekday) =>
      tx
        .select()
        .from(openingHours)
        .where(eq(openingHours.weekday, Number(weekday))),
    ),
  },
  fields: [select('weekday', ['Wochentag', 'Weekday'], WEEKDAY_CHOICES, { required: true }), ...spans],
});

const exceptionResource = defineResource({
  name: 'opening-exceptions',
  label: ['Ausnahmen von den Öffnungszeiten', 'Exceptions from the opening hours'],
  newLabel: ['Neue Ausnahme von den Öffnungszeiten', 'New exception from the opening hours'],
  group: 'site',
  table: openingExceptions,
  searched: bothLanguages(openingExceptions.note),
  title: 'day',
  sort: '-day',
  columns: ['day', 'time_from', 'time_to', 'closed', 'note'],
  filters: ['day'],
  tags: ['opening-hours'],
  rules: {
    check: checkHours('day', (tx, date) =>
      tx
        .select()
        .from(openingExceptions)
        .where(eq(openingExceptions.day, String(date))),
    ),
  },
  fields: [
    day('day', ['Tag', 'Day'], { required: true }),
    ...spans,
    text('note', ['Anlass', 'Reason'], {
      ...both,
      help: ['Für die Redaktion: Besucher sehen nur die Zeiten.', 'For the editors: visitors see the times only.'],
    }),
  ],
});

const alertResource = defineResource({
  name: 'alerts',
  label: ['Eilmeldungen', 'Breaking news'],
  newLabel: ['Neue Eilmeldung', 'New breaking news'],
  group: 'site',
  table: alerts,
  searched: bothLanguages(alerts.title),
  title: 'title',
  sort: '-id',
  columns: ['title', 'is_online'],
  filters: ['is_online'],
  tags: ['alerts'],
  fields: [
    text('title', ['Titel', 'Title'], { ...both, required: true }),
    textarea('text', ['Text', 'Text'], { ...both, max_length: 2000 }),
    link('link', ['Ziel', 'Link'], { ...both, nullable: true }),
    text('link_title', ['Text des Links', 'Link text'], both),
    // Whoever makes one in the back-office says when visitors see it.
    flag('is_online', ['Sichtbar', 'Online'], { fallback: true, initial: false }),
  ],
});

/** Have a page of their own, with all that is in them. */
const LISTS: readonly Listing[] = ['events', 'productions', 'persons', 'articles', 'series'];

/**
 * Redirects neither lead to themselves nor in circles, and hide nothing that the site shows. Addresses are compared as the gateway
 * does, however they are written; one that is none it looks for in lower case.
 */
async function checkRedirect(
  { before, values }: Change,
  { tx, locale, siteUrl, urlsOf }: WriteContext,
): Promise<FieldErrors> {
  const [written, to] = [trimmed(String(values['old_path'])), String(values['new_path'])];
  values['old_path'] = written;
  const from = askedPath(written);
  if (!/^\/(?!\/)/.test(written) || from === '/') return { old_path: [faultText('startsWithSlash', locale)] };
  if (/[?#]/.test(written)) return { old_path: [faultText('pathOnly', locale)] };
  if (!isLegible(from)) return { old_path: [faultText('percent', locale)] };
  if (!isLegible(targetOf(to, from, siteUrl) ?? '')) return { new_path: [faultText('percent', locale)] };
  const [, language = '', path = ''] = /^(?:\/(de|en)(?=\/|$))?\/?(.*)$/.exec(from) ?? [];
  const isList = LISTS.some((listing) => LANGUAGES.some((own) => listPath(urlsOf, listing, own) === from));
  if (isInSiteArea(path) || isList || (await isOfItem(tx, from)))
    return { old_path: [faultText('redirectSite', locale, { path: written })] };
  if (language) {
    const [page] = await tx
      .select()
      .from(pages)
      .where(eq(language === 'de' ? pages.pathDe : pages.pathEn, path));
    if (page) return { old_path: [faultText('redirectPage', locale, { title: page.title[locale] })] };
  }
  const others = (await tx.select().from(redirects)).filter(({ id }) => id !== before?.id);
  const leads = new Map(others.map(({ oldPath, newPath }) => [askedPath(oldPath), newPath]));
  if (leads.has(from)) return { old_path: [faultText('taken', locale)] };
  leads.set(from, to);
  const next = (at: string): string | null => {
    const target = targetOf(leads.get(at), at, siteUrl);
    return target === null || leads.has(target) ? target : (lowerCase(target) ?? target);
  };
  for (let at = next(from), steps = 0; at !== null && steps <= others.length; at = next(at), steps++) {
    if (at === from)
      return {
        new_path: [
          steps === 0 ? faultText('redirectSelf', locale) : faultText('redirectLoop', locale, { path: written }),
        ],
      };
  }
  return {};
}

const trimmed = (path: string): string => path.replace(/(.)\/+$/, '$1');

/** Whether every % of a path belongs to a character. */
function isLegible(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The path that an address of the site leads to from another one; null for no address, and for those of others. */
function targetOf(address: string | undefined, from: string, siteUrl: string | null): string | null {
  const path = address?.split(/[?#]/, 1)[0];
  if (path === '') return from;
  if (path?.startsWith('/')) return askedPath(path);
  if (siteUrl === null || path === undefined || !URL.canParse(path)) return null;
  const { host, pathname } = new URL(path);
  return host === new URL(siteUrl).host ? askedPath(pathname) : null;
}

const redirectResource = defineResource({
  name: 'redirects',
  label: ['Weiterleitungen', 'Redirects'],
  newLabel: ['Neue Weiterleitung', 'New redirect'],
  group: 'site',
  table: redirects,
  unique: { redirects_old_path_key: 'old_path' },
  searched: sql`(${redirects.oldPath} || ' ' || ${redirects.newPath})`,
  title: 'old_path',
  sort: 'old_path',
  columns: ['old_path', 'new_path'],
  tags: ['redirects'],
  rules: { check: checkRedirect },
  fields: [
    text('old_path', ['Alter Pfad', 'Old path'], {
      required: true,
      max_length: 1000,
      help: [
        'Wie er in alten Links steht, meist mit der Sprache: /de/alt',
        'As old links have it, mostly with the language: /en/old',
      ],
    }),
    link('new_path', ['Neuer Pfad', 'New path'], { required: true }),
  ],
});

export const siteResources: Declaration[] = [hoursResource, exceptionResource, alertResource, redirectResource];
