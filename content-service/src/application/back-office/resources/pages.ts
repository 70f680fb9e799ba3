import { and, eq, gte, isNull, max, ne, sql } from 'drizzle-orm';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { LANGUAGES, type Locale, type Localised } from '../../../platform/languages.ts';
import { HOME_STAYS_ONLINE, isHome } from '../../../content/pages/home-page.ts';
import { modules, pages } from '../../../content/pages/tables.ts';
import { storeVersion } from '../../../content/pages/versions.ts';
import { slugOf } from '@foyer/shared/modules';
import { isSitePath } from '../../../platform/site-paths.ts';
import { pageUrls } from '../../../platform/urls.ts';
import type { Change, Declaration, FieldErrors, WriteContext } from '../declaration.ts';
import { choices, flag, integer, MAX_POSITION, picture, reference, select, text, textarea } from '../fields.ts';
import { faultText } from '../texts.ts';
import { bothLanguages, defineResource } from './define.ts';
import {
  endRedirects,
  isBelow,
  leaveRedirects,
  movedPaths,
  lockTree,
  type Move,
  movesOf,
  pageAt,
  PATH_PATTERN,
  pathColumn,
  pathsLike,
} from './page-paths.ts';
import { followInModules } from './moved-links.ts';

const both = { localised: true } as const;

async function checkPage(change: Change, context: WriteContext): Promise<FieldErrors> {
  const { before, values, given } = change;
  const { tx, locale, shopPaths } = context;
  await lockTree(tx);
  const parentId = values['parent_id'] as number | null;
  if (before && parentId !== null && (await isBelow(tx, parentId, before.id)))
    return { parent_id: [faultText('cycle', locale)] };
  if (!before && typeof given['position'] !== 'number') values['position'] = await nextPosition(tx, parentId);
  const old = (before?.['path'] ?? null) as Localised | null;
  // The home page is where the site begins.
  if (old && isHome(old)) {
    values['path'] = old;
    const goesOffline = before?.['is_online'] === true && values['is_online'] === false;
    return goesOffline ? { is_online: [HOME_STAYS_ONLINE[locale]] } : {};
  }
  const errors: FieldErrors = {};
  const path = { ...(values['path'] as Localised) };
  for (const language of LANGUAGES) {
    const wanted = path[language].replace(/^\/+|\/+$/g, '');
    path[language] = wanted || (await freePath(change, language, context));
    if (!PATH_PATTERN.test(path[language])) errors[`path.${language}`] = [faultText('path', locale)];
  }
  values['path'] = path;
  if (Object.keys(errors).length > 0) return errors;
  const moves = before && old ? await movesOf(tx, before.id, old, path) : [];
  for (const language of LANGUAGES) {
    const own = moves.filter((move) => move.language === language);
    const targets = before ? own.map(({ to }) => to) : [path[language]];
    // Whatever stands at such a path already stays there until it is moved.
    const hidden = targets.find((target) => isSitePath(target, shopPaths));
    if (hidden !== undefined) errors[`path.${language}`] = [faultText('pathReserved', locale, { path: hidden })];
    const taken =
      targets.length > 0
        ? await pageAt(
            tx,
            language,
            targets,
            own.map(({ id }) => id),
          )
        : null;
    if (taken) errors[`path.${language}`] = [faultText('pathTaken', locale, { title: taken.title[locale] })];
  }
  return errors;
}

/** After the others below the same parent. */
async function nextPosition(tx: WriteContext['tx'], parentId: number | null): Promise<number> {
  const siblings = parentId === null ? isNull(pages.parentId) : eq(pages.parentId, parentId);
  const [last] = await tx
    .select({ position: max(pages.position) })
    .from(pages)
    .where(siblings);
  return Math.min((last?.position ?? -1) + 1, MAX_POSITION);
}

/** Below the parent's path, named after the title. */
async function freePath(
  { before, values }: Change,
  language: Locale,
  { tx, shopPaths }: WriteContext,
): Promise<string> {
  const parentId = values['parent_id'];
  const [parent] =
    typeof parentId === 'number'
      ? await tx
          .select({ path: pathColumn(language) })
          .from(pages)
          .where(eq(pages.id, parentId))
      : [];
  const name = slugOf((values['title'] as Localised)[language], 'page');
  const wanted = [parent?.path, !parent?.path && isSitePath(name, shopPaths) ? `${name}-2` : name]
    .filter(Boolean)
    .join('/');
  const own = (before?.['path'] as Localised | undefined)?.[language];
  const taken = await pathsLike(tx, language, wanted);
  const isFree = (path: string) => path === own || !taken.has(path);
  if (isFree(wanted)) return wanted;
  let number = 2;
  while (!isFree(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

/** A page that is put where another one stands has it and those after it move on. */
async function makeRoom(id: number, { before, values }: Change, { tx }: WriteContext): Promise<void> {
  const [parentId, position] = [values['parent_id'] as number | null, Number(values['position'])];
  if (before?.['parent_id'] === parentId && before['position'] === position) return;
  const others = and(parentId === null ? isNull(pages.parentId) : eq(pages.parentId, parentId), ne(pages.id, id));
  if ((await tx.$count(pages, and(others, eq(pages.position, position)))) === 0) return;
  await tx
    .update(pages)
    .set({ position: sql`${pages.position} + 1` })
    .where(and(others, gte(pages.position, position)));
}

/** A new page begins with an empty row to put modules into, and is what its address leads to; a page that moves leaves its address behind. */
async function pageWritten(id: number, change: Change, context: WriteContext): Promise<readonly string[]> {
  const { before, values } = change;
  const { tx, user } = context;
  await makeRoom(id, change, context);
  if (!before) {
    const rows = await tx
      .insert(modules)
      .values({
        contentType: 'page',
        objectId: id,
        parentId: null,
        position: 0,
        model: 'container',
        slug: `page-${id}-container-1`,
        fields: { layout: '100' },
      })
      .returning();
    await storeVersion(tx, { contentType: 'page', objectId: id }, rows, { author: user.username });
    await endRedirects(tx, values['path'] as Localised);
    return ['redirects'];
  }
  // The page itself has its new path already.
  const moves = await movesOf(tx, id, before['path'] as Localised, values['path'] as Localised);
  for (const move of moves.filter((one) => one.id !== id)) await follow(tx, move);
  if (moves.length === 0) return [];
  await leaveRedirects(tx, moves);
  const linking = await followInModules(tx, movedPaths(moves), user.username);
  return ['redirects', ...moves.map((move) => `page:${move.id}`), ...linking];
}

async function follow(tx: WriteContext['tx'], { id, language, to }: Move): Promise<void> {
  await tx
    .update(pages)
    .set(language === 'de' ? { pathDe: to } : { pathEn: to })
    .where(eq(pages.id, id));
}

export const pageResource: Declaration = defineResource({
  name: 'pages',
  label: ['Seiten', 'Pages'],
  newLabel: ['Neue Seite', 'New page'],
  group: 'pages',
  table: pages,
  unique: {
    pages_path_de_key: 'path.de',
    pages_path_en_key: 'path.en',
    pages_path_de_unique: 'path.de',
    pages_path_en_unique: 'path.en',
  },
  searched: bothLanguages(pages.title),
  title: 'title',
  sort: 'position',
  columns: ['title', 'path', 'parent_id', 'is_online', 'in_menu'],
  filters: ['parent_id', 'is_online', 'in_menu', 'in_footer'],
  tags: ['pages', 'nav'],
  singular: 'page',
  siteUrls: ({ pathDe, pathEn }) => pageUrls({ pathDe: String(pathDe), pathEn: String(pathEn) }),
  rules: {
    check: checkPage,
    written: pageWritten,
    mayDelete: async (record, { locale }) => {
      if (isHome(record['path'] as Localised))
        throw new HttpProblem(
          409,
          locale === 'de' ? 'Ohne Startseite gibt es keine Website.' : 'There is no site without its home page.',
          { users: [], user_count: 0 },
        );
    },
  },
  fields: [
    text('title', ['Titel', 'Title'], { ...both, required: true }),
    text('headline', ['Überschrift', 'Headline'], both),
    text('path', ['Pfad', 'Path'], {
      ...both,
      help: [
        'Nach der Sprache, ohne Schrägstrich davor: besuch/anfahrt. Leer: aus dem Titel. Vom alten Pfad wird weitergeleitet.',
        'After the language, without a slash before it: visit/getting-here. Empty: made from the title. The old path redirects.',
      ],
      place: {
        in: 'row',
        read: ({ pathDe, pathEn }) => ({ de: pathDe, en: pathEn }),
        write: (value, row) => ({ ...row, pathDe: (value as Localised).de, pathEn: (value as Localised).en }),
      },
    }),
    reference('parent_id', ['Steht unter', 'Stands below'], 'pages'),
    integer('position', ['Stelle in der Reihenfolge', 'Position'], {
      nullable: false,
      fallback: 0,
      max: MAX_POSITION,
    }),
    // Whoever makes one in the back-office says when visitors see it.
    flag('is_online', ['Sichtbar', 'Online'], { fallback: true, initial: false }),
    flag('is_clickable', ['Anklickbar', 'Clickable'], { fallback: true }),
    flag('in_menu', ['Im Menü', 'In the menu'], {
      help: [
        'Was unter Menüs steht, bleibt dort auch ohne dies.',
        'What stands under Menus stays there without it, too.',
      ],
    }),
    flag('in_footer', ['In der Fußnavigation', 'In the footer']),
    flag('is_landing_page', ['Landingpage', 'Landing page'], {
      help: ['Ohne Kopf und Menü.', 'Without header and menu.'],
    }),
    text('body_class', ['CSS-Klasse', 'CSS class'], { max_length: 100 }),
    text('meta_title', ['Titel für Suchmaschinen', 'Title for search engines'], both),
    textarea('meta_description', ['Beschreibung für Suchmaschinen', 'Description for search engines'], {
      ...both,
      max_length: 1000,
    }),
    text('og_title', ['Titel beim Teilen', 'Title when shared'], both),
    textarea('og_description', ['Beschreibung beim Teilen', 'Description when shared'], { ...both, max_length: 1000 }),
    select(
      'og_type',
      ['Art beim Teilen', 'Type when shared'],
      choices(['website', 'Website', 'Website'], ['article', 'Artikel', 'Article']),
      { required: true },
    ),
    picture('og_picture_id', ['Bild beim Teilen', 'Picture when shared']),
  ],
});
