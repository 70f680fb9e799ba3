import type { Page } from '@foyer/shared/api';
import {
  type FieldDeclaration,
  MODULE_GROUPS,
  MODULES,
  type ModuleDeclaration,
  type ModuleGroup,
  styleOptionsOf,
} from '@foyer/shared/modules';
import { asc, eq } from 'drizzle-orm';
import type { AnswerContext } from '../../platform/http/answer-context.ts';
import type { Locale } from '../../platform/languages.ts';
import { isoInBerlin } from '../../platform/time/berlin.ts';
import { forms } from '../forms/tables.ts';
import { mediaFiles, pictures } from '../media/tables.ts';
import { terms } from '../terms/tables.ts';
import { venues } from '../venues/tables.ts';
import { fieldsOfModel, isModel, storedDefaults } from './module-fields.ts';
import { type ModuleRow, moduleTree } from './module-tree.ts';
import type { StoredFields, StoredValue } from './stored-module.ts';

/** Where designers and tests look at the modules, after the language segment: all, or those of a group; nobody gives a page such a path. */
const PATH = /^_modules(?:\/(\w+))?$/;

/** What a module may have to cope with. */
const STATES = ['normal', 'long', 'pictureless', 'empty'] as const;
type State = (typeof STATES)[number];

const NAMES: Record<State | 'narrow' | 'dark', Record<Locale, string>> = {
  normal: { de: 'wie gewohnt', en: 'as usual' },
  long: { de: 'lange Wörter', en: 'long words' },
  pictureless: { de: 'ohne Bild', en: 'without a picture' },
  empty: { de: 'leer', en: 'empty' },
  narrow: { de: 'schmal und halb breit', en: 'narrow and half as wide' },
  dark: { de: 'auf dunklem Grund', en: 'on a dark ground' },
};
const TITLE = { de: 'Alle Module', en: 'All modules' };
const MORE = { de: 'Zustände, Arten und Gründe: ', en: 'States, looks and grounds: ' };
const WORDS = {
  normal: { de: 'Nächte aus Glas', en: 'Nights of glass' },
  long: {
    de: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    en: 'Counterinterdenominationalisation and floccinaucinihilipilification',
  },
};
const ADDRESS = { de: '/de', en: '/en' };
const FILM = 'https://video.nordlicht.example/embed/rundgang';
const EMBED = `<iframe src="${FILM}" title="Rundgang"></iframe>`;
const ITEMS = 3;
const LISTED_MS = 2 * 24 * 60 * 60_000;

/** What the house has that modules refer to; null for what it has none of. */
interface House {
  picture: number | null;
  venue: number | null;
  form: number | null;
  category: number | null;
  video: string | null;
  audio: string | null;
  /** What is listed ends here: lists of events would have all that are to come. */
  soon: string;
}

/**
 * Every module as usual, or those of a group in every state, look, ground and width, made from what the modules declare: for development,
 * kept nowhere.
 * @returns null for another path
 */
export async function modulesPage(path: string, context: AnswerContext): Promise<Page | null> {
  const [isOurs, name] = PATH.exec(path) ?? [];
  const group = MODULE_GROUPS.find((one) => one === name);
  if (!isOurs || (name && !group)) return null;
  const { locale, now } = context;
  const house = await houseOf(context);
  const rows = group ? specimens(group, house) : overview(house);
  return {
    id: 0,
    content_type: 'page',
    object_id: 0,
    title: group ?? TITLE[locale],
    headline: group ?? TITLE[locale],
    slug: name ?? path,
    class: '',
    urls: { de: `/de/${path}`, en: `/en/${path}` },
    is_online: true,
    is_clickable: false,
    in_menu: false,
    in_footer: false,
    is_landing_page: false,
    meta_title: '',
    meta_description: TITLE[locale],
    og_title: '',
    og_description: '',
    og_type: 'website',
    og_image: null,
    og_image_thumbnails: null,
    parent: null,
    siblings: [],
    settings_url: '/admin/',
    version: { id: 0, created_at: isoInBerlin(now), author: '', label: '' },
    changes_at: null,
    modules: await moduleTree(rows, context),
  };
}

/** The first of everything. */
async function houseOf({ db, now }: AnswerContext): Promise<House> {
  const first = async (table: typeof pictures | typeof venues | typeof forms): Promise<number | null> =>
    (await db.select({ id: table.id }).from(table).orderBy(asc(table.id)).limit(1))[0]?.id ?? null;
  const term = async (kind: typeof terms.$inferSelect.kind) =>
    (await db.select({ id: terms.id }).from(terms).where(eq(terms.kind, kind)).orderBy(asc(terms.id)).limit(1))[0]
      ?.id ?? null;
  const file = async (kind: typeof mediaFiles.$inferSelect.kind) =>
    (await db.select({ url: mediaFiles.url }).from(mediaFiles).where(eq(mediaFiles.kind, kind)).limit(1))[0]?.url ??
    null;
  return {
    picture: await first(pictures),
    venue: await first(venues),
    form: await first(forms),
    category: await term('article_category'),
    video: await file('video'),
    audio: await file('audio'),
    soon: isoInBerlin(new Date(now.getTime() + LISTED_MS)),
  };
}

/** Those of a group, in all that they may be. */
function specimens(group: ModuleGroup, house: House): ModuleRow[] {
  const page = new Specimens(house);
  for (const model of modelsOf(group)) {
    page.heading({ de: model, en: model }, 2);
    for (const state of STATES) {
      if (state === 'pictureless' && !hasPicture(model)) continue;
      page.heading(NAMES[state], 3);
      page.module(model, state, { parentId: page.container('100') });
    }
    for (const look of looksOf(model)) {
      page.heading({ de: look.name, en: look.name }, 3);
      page.module(model, 'normal', { parentId: page.container('100') }, look);
    }
    page.heading(NAMES.narrow, 3);
    const [narrow, half] = [page.container('25-50-25'), page.container('50-50')];
    page.module(model, 'normal', { parentId: narrow });
    page.module(model, 'long', { parentId: narrow, columnIndex: 2 });
    page.module(model, 'normal', { parentId: half });
    page.module(model, 'long', { parentId: half, columnIndex: 1 });
    if (model === 'section') continue;
    page.heading(NAMES.dark, 3);
    const ground = { ...storedDefaults('section'), extra_class: 'ink' };
    page.module(model, 'normal', { parentId: page.add('section', ground, { parentId: page.container('100') }) });
  }
  return page.rows;
}

/** All of them, and the way to each group. */
function overview(house: House): ModuleRow[] {
  const page = new Specimens(house);
  for (const group of MODULE_GROUPS) {
    page.heading({ de: group, en: group }, 2);
    const [link_text, link_url] = [
      { de: MORE.de + group, en: MORE.en + group },
      { de: `/de/_modules/${group}`, en: `/en/_modules/${group}` },
    ];
    page.add('link', { ...storedDefaults('link'), link_text, link_url }, { parentId: page.container('100') });
    for (const model of modelsOf(group)) {
      page.heading({ de: model, en: model }, 3);
      page.module(model, 'normal', { parentId: page.container('100') });
    }
  }
  return page.rows;
}

/** Rows of such a page, parents before what they hold. */
class Specimens {
  readonly rows: ModuleRow[] = [];
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  add(model: string, fields: StoredFields, { parentId, columnIndex = 0 }: Standing): number {
    const id = this.rows.length + 1;
    const row = { id, parentId, columnIndex, position: id, model, slug: `${model}-${id}`, fields };
    this.rows.push({ contentType: 'page', objectId: 0, ...row, inStep: null, revision: 1 });
    return id;
  }

  container(layout: string): number {
    return this.add('container', { layout }, { parentId: null });
  }

  heading(content: Record<Locale, string>, level: number): void {
    const fields = { ...storedDefaults('headline'), content, headline_level: level };
    this.add('headline', fields, { parentId: this.container('100') });
  }

  /** A module with what it holds. */
  module(model: string, state: State, place: Standing, look?: Look): void {
    const { children, columns } = declared(model);
    const id = this.add(model, { ...fieldsIn(model, state, this.#house), ...look?.fields }, place);
    if (columns) {
      this.module('text', state, { parentId: id });
      this.module('link', state, { parentId: id, columnIndex: 1 });
    } else if (children && children !== 'any')
      for (let count = 0; count < ITEMS; count += 1) this.module(children, state, { parentId: id }, look?.ofItems);
  }
}

interface Standing {
  parentId: number | null;
  columnIndex?: number;
}

/** What the picker offers in a group. */
const modelsOf = (group: ModuleGroup): string[] =>
  Object.entries<ModuleDeclaration>(MODULES).flatMap(([model, declaration]) =>
    declaration.group === group ? [model] : [],
  );
const declared = (model: string): ModuleDeclaration => (isModel(model) ? MODULES[model] : { fields: {} });

/** Does it show a picture, or do its items? */
function hasPicture(model: string): boolean {
  const { fields, children } = declared(model);
  return 'image' in fields || (children !== undefined && children !== 'any' && hasPicture(children));
}

/** What is chosen of a look: for a module, or for its items. */
interface Look {
  name: string;
  fields: StoredFields;
  ofItems?: Look;
}

/** The looks that an editor can choose, but for the usual one. */
function looksOf(model: string): Look[] {
  const styles = (styleOptionsOf(model) ?? []).map((name) => ({ name, fields: { extra_class: name } }));
  const choices = Object.entries(fieldsOfModel(model)).flatMap(([field, declaration]) =>
    (declaration.choices ?? []).slice(1).map((name) => ({ name, fields: { [field]: name } })),
  );
  const items = looksOfItems(declared(model).children).map((look) => ({ name: look.name, fields: {}, ofItems: look }));
  return [...styles, ...choices, ...items];
}

const looksOfItems = (model: string | undefined): Look[] => (!model || model === 'any' ? [] : looksOf(model));

function fieldsIn(model: string, state: State, house: House): StoredFields {
  const fields = storedDefaults(model);
  if ('date_to' in fields) fields['date_to'] = house.soon;
  if (state === 'empty') return fields;
  const words = state === 'long' ? WORDS.long : WORDS.normal;
  for (const [name, field] of Object.entries(fieldsOfModel(model))) {
    const written = WRITTEN[field.kind]?.(words, house, field);
    if (written !== undefined && !(field.kind === 'picture' && state === 'pictureless')) fields[name] = written;
  }
  return fields;
}

type Words = (typeof WORDS)[keyof typeof WORDS];

const paragraph = ({ de, en }: Words): StoredValue => ({ de: `<p>${de}</p>`, en: `<p>${en}</p>` });

/** What somebody would write, by the kind of a field; what is usually left as it is has none. */
const WRITTEN: Partial<
  Record<FieldDeclaration['kind'], (words: Words, house: House, field: FieldDeclaration) => StoredValue>
> = {
  line: (words) => words,
  html: paragraph,
  markup: paragraph,
  target: () => ADDRESS,
  link: () => ({ url: ADDRESS }),
  address: () => FILM,
  embed: () => EMBED,
  file: (_, house, { media }) => (media === 'audio' ? house.audio : house.video),
  picture: (_, house) => house.picture,
  record: (_, house, { of }) => (of === 'venue' ? house.venue : of === 'form' ? house.form : null),
  records: (_, house) => (house.category === null ? [] : [house.category]),
};
