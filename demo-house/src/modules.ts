import { l, same } from './localise.ts';
import type {
  ContainerLayout,
  HouseContainer,
  HouseModule,
  EntityRef,
  FieldValue,
  Localised,
  ModuleModel,
  UrlValue,
} from '@foyer/shared/house';

/** Where a button or a teaser leads: an item of the house, or a URL per language. */
export type Target = EntityRef | Localised;

/** A module; its slug is given by `numbered`. */
export function module(model: ModuleModel, fields: Record<string, FieldValue>, children?: HouseModule[]): HouseModule {
  return children ? { slug: '', model, fields, children } : { slug: '', model, fields };
}

/** A row of columns. */
export function container(layout: ContainerLayout, ...columns: (HouseModule | HouseContainer)[][]): HouseContainer {
  return { slug: '', model: 'container', layout, columns };
}

/** A row with one column. */
export function row(...modules: (HouseModule | HouseContainer)[]): HouseContainer {
  return container('100', modules);
}

/**
 * A headline.
 * @param options.level of the heading, 2 to 4
 */
export function headline(
  content: Localised,
  options: { level?: number; preline?: Localised; subline?: Localised; anchor?: string } = {},
): HouseModule {
  const { level = 2, preline = same(''), subline = same(''), anchor = '' } = options;
  return module('headline', { headline_level: level, preline, content, subline, anchor });
}

/** Running text, as HTML. */
export function text(content: Localised, anchor = ''): HouseModule {
  return module('text', { content, anchor, decrease_distance: false });
}

/**
 * A picture.
 * @param picture its key among the house's pictures
 * @param format `vertical`, `horizontal` or `square`; another one keeps its own shape
 */
export function image(picture: string, format = 'horizontal'): HouseModule {
  return module('image', { format, image: { picture }, anchor: '' });
}

/**
 * Several pictures with a text each.
 * @param format `slider` for one at a time
 */
export function images(pictures: readonly { picture: string; text: Localised }[], format = 'horizontal'): HouseModule {
  const items = pictures.map((item) =>
    module('image_item', { image: { picture: item.picture }, link: null, link_url: '', text: item.text }),
  );
  return module('image_list', { format, anchor: '' }, items);
}

/** Words of somebody, set large. */
export function quote(content: Localised, author: string | Localised): HouseModule {
  return module('quote', { content, author });
}

/** A link that looks like a button. */
export function button(
  label: Localised,
  target: Target,
  options: { sticky?: boolean; extraClass?: string; anchor?: string } = {},
): HouseModule {
  const { sticky = false, extraClass = '', anchor = '' } = options;
  return module('link', {
    link_text: label,
    link_url: urlOf(target),
    link: { url: urlOf(target) },
    extra_class: extraClass,
    anchor,
    sticky,
  });
}

export interface TeaserText {
  preline: Localised;
  headline: Localised;
  subline?: Localised;
  text?: Localised;
  linkText: Localised;
  picture: string;
  target: Target;
  extraClass?: string;
}

/** A teaser across the window. */
export function fullTeaser(teaser: TeaserText): HouseModule {
  return module('full_teaser', teaserFields(teaser));
}

/** Teasers side by side. */
export function teaserList(...teasers: readonly TeaserText[]): HouseModule {
  const items = teasers.map((teaser) =>
    module('teaser_item', { ...teaserFields(teaser), online_from: null, online_to: null }),
  );
  return module('teaser_list', { extra_class: '' }, items);
}

/** Questions whose answers unfold. */
export function faq(items: readonly { question: Localised; content: Localised; anchor: string }[]): HouseModule {
  return module(
    'faq',
    {},
    items.map(({ question, content, anchor }) => module('faq_item', { question, content, anchor })),
  );
}

/** A picture beside a text. */
export function twoColumns(
  picture: string,
  content: Localised,
  order: 'image-text' | 'text-image' = 'image-text',
): HouseModule {
  return module('two_columns', { extra_class: order, text: content, image: { picture } });
}

/** Links to anchors of the same page. */
export function anchors(items: readonly { label: Localised; anchor: string }[], sticky = false): HouseModule {
  const links = items.map(({ label, anchor }) =>
    module('link', {
      link_text: label,
      link_url: `#${anchor}`,
      link: { url: `#${anchor}` },
      extra_class: '',
      anchor: '',
      sticky: false,
    }),
  );
  return module('anchor_list', { sticky }, links);
}

/**
 * The next events.
 * @param filters as the programme's address has them
 */
export function eventList(filters: Record<string, FieldValue> = {}): HouseModule {
  return module('event_list', { date_from: null, date_to: null, tag: null, filters }, []);
}

/**
 * The newest articles.
 * @param items how many
 */
export function articles(items: number): HouseModule {
  return module('blog_teaser_list', { items });
}

/** The film of the house, with captions in the page's language. */
export function film(): HouseModule {
  const captions = { de: { file: 'film-de' }, en: { file: 'film-en' } };
  return module('video_selfhosted', {
    file: { file: 'film' },
    captions,
    image: { picture: 'film-poster' },
    title: l('Acht Sekunden Licht', 'Eight Seconds of Light'),
  });
}

/** Two films of another service. */
export function videos(): HouseModule {
  const films = [
    {
      slug: 'probe',
      length: '1:48',
      picture: 'beams-cross-ember',
      title: l('Eine Probe im Zeitraffer', 'A rehearsal in time lapse'),
      content: l(
        '<p>Sechs Wochen in hundertacht Sekunden. Die Tür links war bis zuletzt ein Stuhl.</p>',
        '<p>Six weeks in one hundred and eight seconds. Until the very end, the door on the left was a chair.</p>',
      ),
    },
    {
      slug: 'ofen',
      length: '2:30',
      picture: 'aurora-curtain-ember',
      title: l('Das Anheizen des Ofens', 'Lighting the furnace'),
      content: l(
        '<p>Drei Tage Geduld, aufgenommen am ersten Oktober.</p>',
        '<p>Three days of patience, filmed on the first of October.</p>',
      ),
    },
  ];
  return module(
    'video_list',
    { anchor: '' },
    films.map(({ slug, length, picture, title, content }) =>
      module('video_item', {
        image: { picture },
        video_url: `https://video.nordlicht.example/embed/${slug}`,
        length,
        title,
        content,
      }),
    ),
  );
}

/**
 * A form.
 * @param key among the house's forms
 */
export function form(key: string): HouseModule {
  return module('form', { form_id: { idOf: `form:${key}` }, external_form_id: null });
}

/** Gives every module and container its slug, unique within what `prefix` names. */
export function numbered(prefix: string, containers: readonly HouseContainer[]): HouseContainer[] {
  let count = 0;
  const slug = (model: string): string => `${prefix}-${model.replaceAll('_', '-')}-${++count}`;
  const number = (item: HouseModule | HouseContainer): HouseModule | HouseContainer =>
    item.model === 'container' ? numberContainer(item) : numberModule(item);
  const numberModule = (item: HouseModule): HouseModule => ({
    ...item,
    slug: slug(item.model),
    ...(item.children && { children: item.children.map(numberModule) }),
    ...(item.columns && { columns: item.columns.map((column) => column.map(number)) }),
  });
  const numberContainer = (item: HouseContainer): HouseContainer => ({
    ...item,
    slug: slug('container'),
    columns: item.columns.map((column) => column.map(number)),
  });
  return containers.map(numberContainer);
}

function teaserFields({
  preline,
  headline: title,
  subline = same(''),
  text: body = same(''),
  linkText,
  picture,
  target,
  extraClass = '',
}: TeaserText): Record<string, FieldValue> {
  return {
    image: { picture },
    link: { url: urlOf(target) },
    link_text: linkText,
    preline,
    headline: title,
    subline,
    text: body,
    extra_class: extraClass,
  };
}

function urlOf(target: Target): UrlValue | Localised {
  return typeof target === 'string' ? { urlOf: target } : target;
}
