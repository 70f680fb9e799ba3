import type { FieldDeclaration } from './fields.ts';

/** Articles in a list of teasers (specification §9). */
export const MAX_BLOG_ITEMS = 8;
/** Longest text of a full teaser; of the older variant (specification §5). */
export const MAX_TEASER_TEXT = 3000;
export const MAX_OLDER_TEASER_TEXT = 256;

/** Where the picker of modules offers a model. */
export const MODULE_GROUPS = ['texts', 'media', 'lists', 'programme', 'forms'] as const;
export type ModuleGroup = (typeof MODULE_GROUPS)[number];

/** One kind of module. */
export interface ModuleDeclaration {
  /** Its place in the picker; none for items of lists and for the older variant, which nobody adds by itself. */
  readonly group?: ModuleGroup;
  readonly fields: Readonly<Record<string, FieldDeclaration>>;
  /** The one model that its list holds; `any` for whatever may stand on a page. */
  readonly children?: string;
  /** Its children stand in columns. */
  readonly columns?: true;
}

const line = { kind: 'line' } as const;
const html = { kind: 'html' } as const;
const word = { kind: 'word' } as const;
const flag = { kind: 'flag' } as const;
const instant = { kind: 'instant' } as const;
const required = { required: true } as const;

/** Fields that occur in several modules. */
const anchor = { anchor: { kind: 'anchor' } } as const;
const style = { extra_class: { kind: 'style' } } as const;
const decorative = { decorative: flag } as const;
/** Before a film, or behind words: it is never read out. */
const backdrop = { image: { kind: 'picture' } } as const;
const picture = { ...backdrop, ...decorative } as const;
const neededPicture = { image: { kind: 'picture', ...required }, ...decorative } as const;
const link = { link: { kind: 'link' } } as const;
const labelledLink = {
  link_text: { ...line, ...required },
  link_url: { kind: 'target' },
  link: { kind: 'link', standIn: 'link_url' },
} as const;
const unseen = { unseen: true } as const;
const embed = { embed: { kind: 'embed', ...required }, media_type: { ...word, ...unseen } } as const;
const onlineSpan = { online_from: instant, online_to: instant } as const;
const callout = {
  ...picture,
  ...link,
  link_text: line,
  preline: line,
  headline: line,
  subline: line,
  text: html,
} as const;
const headlineLevel = { headline_level: { kind: 'integer', minimum: 2, maximum: 6, default: 2 } } as const;
const film = { video_url: { kind: 'address', ...required }, length: word, title: line } as const;

/** Every module of specification §3, by its `model`: first the current variant, then the older one. Service, site and editor read this and nothing else. */
export const MODULES = {
  image: { group: 'media', fields: { format: { kind: 'format' }, ...neededPicture, ...style, ...anchor } },
  headline: {
    group: 'texts',
    fields: { ...headlineLevel, preline: line, content: { ...line, ...required }, subline: line, ...style, ...anchor },
  },
  text: { group: 'texts', fields: { content: { ...html, ...required }, ...anchor, decrease_distance: flag } },
  link: { group: 'texts', fields: { ...labelledLink, ...style, ...anchor, sticky: flag } },
  video: { group: 'media', fields: { ...backdrop, ...film, ...anchor } },
  video_selfhosted: {
    group: 'media',
    fields: {
      file: { kind: 'file', media: 'video', ...required },
      captions: { kind: 'captions' },
      ...backdrop,
      title: line,
    },
  },
  video_list: { group: 'media', fields: anchor, children: 'video_item' },
  video_item: { fields: { ...backdrop, ...film, content: html } },
  audio: { group: 'media', fields: embed },
  audio_selfhosted: { group: 'media', fields: { file: { kind: 'file', media: 'audio', ...required }, title: line } },
  viewer: { group: 'media', fields: embed },
  venue: { group: 'programme', fields: { venue: { kind: 'record', of: 'venue', ...required } } },
  venue_list: { group: 'programme', fields: {}, children: 'venue' },
  image_list: { group: 'media', fields: { format: { kind: 'format' }, ...style, ...anchor }, children: 'image_item' },
  image_item: { fields: { ...neededPicture, ...link, link_url: { kind: 'target' }, text: html } },
  html: { group: 'texts', fields: { html_code: { kind: 'markup' } } },
  logo_list: { group: 'lists', fields: style, children: 'logo_item' },
  logo_item: {
    fields: {
      link_text: line,
      link_url: { kind: 'target' },
      ...link,
      ...picture,
      extra_class: { kind: 'style', ...unseen },
      ...anchor,
    },
  },
  form: {
    group: 'forms',
    fields: {
      form_id: { kind: 'record', of: 'form', standIn: 'external_form_id' },
      external_form_id: { kind: 'externalForm' },
    },
  },
  hero_media: {
    group: 'media',
    fields: {
      headline: line,
      text: html,
      button_text: line,
      button_link: { kind: 'target' },
      sticky: flag,
      ...picture,
      video: { kind: 'file', media: 'video' },
      online_from: { ...instant, ...required },
      online_to: instant,
    },
  },
  section: { group: 'lists', fields: { ...style, ...backdrop }, children: 'any', columns: true },
  blog_teaser_list: {
    group: 'lists',
    fields: { items: { kind: 'integer', minimum: 1, maximum: MAX_BLOG_ITEMS, default: 3, ...required } },
  },
  two_columns: {
    group: 'texts',
    fields: {
      extra_class: { kind: 'choice', choices: ['image-text', 'text-image'], ...required },
      text: html,
      ...picture,
    },
  },
  event_list: {
    group: 'programme',
    fields: {
      date_from: instant,
      date_to: instant,
      tag: { kind: 'record', of: 'event-tag' },
      filters: { kind: 'filters' },
    },
    children: 'any',
  },
  highlight_teaser: { group: 'lists', fields: { categories: { kind: 'records', of: 'article-category' } } },
  anchor_list: { group: 'lists', fields: { sticky: flag }, children: 'link' },
  full_teaser: { group: 'lists', fields: { ...callout, text: { ...html, maxLength: MAX_TEASER_TEXT }, ...style } },
  teaser_list: { group: 'lists', fields: style, children: 'teaser_item' },
  teaser_item: { fields: { ...callout, ...style, ...onlineSpan } },
  quote: { group: 'texts', fields: { content: { ...html, ...required }, author: line } },
  faq: { group: 'lists', fields: {}, children: 'faq_item' },
  faq_item: { fields: { question: { ...line, ...required }, content: html, ...anchor } },
  social_media: { group: 'media', fields: embed },

  old_headline: { fields: { ...headlineLevel, content: { ...line, ...required } } },
  old_text: { fields: { content: html } },
  old_link: { fields: { ...labelledLink, open_new_window: flag } },
  old_image: { fields: { alias: line, ...picture, thumbs: word, description: line } },
  old_quote: { fields: { content: html, author: line } },
  old_faq: { fields: {}, children: 'faq_item' },
  old_teaser_list: { fields: style, children: 'teaser_item' },
  old_video_list: { fields: {}, children: 'video_item' },
  old_audio: { fields: embed },
  old_viewer: { fields: embed },
  old_social_media: { fields: embed },
  old_full_teaser: {
    fields: { ...callout, text: { ...html, ...required, maxLength: MAX_OLDER_TEASER_TEXT }, ...style },
  },
  old_image_list: { fields: { format: { kind: 'format' } }, children: 'image_item' },
  old_container: {
    fields: { layout: { kind: 'integer', minimum: 0, maximum: 5, default: 0 } },
    children: 'any',
    columns: true,
  },
} as const satisfies Record<string, ModuleDeclaration>;

/** The models that the site knows. */
export type ModuleModel = keyof typeof MODULES;

export const isModel = (model: string): model is ModuleModel => Object.hasOwn(MODULES, model);

/** The declaration of a model; null for one that this release does not know. */
export function declarationOf(model: string): ModuleDeclaration | null {
  return isModel(model) ? MODULES[model] : null;
}

/** Layouts of containers; the older container names its own by its place in this list (specification §3). */
export const CONTAINER_LAYOUTS = ['100', '67-33', '33-67', '50-50', '33-33-33', '25-50-25'] as const;
export type ContainerLayout = (typeof CONTAINER_LAYOUTS)[number];

/** A container has no more to write than its layout. */
export const CONTAINER_FIELDS = { layout: { kind: 'choice', choices: CONTAINER_LAYOUTS } } as const satisfies Record<
  string,
  FieldDeclaration
>;

/** The fields of a model that an editor may write; none of an unknown one. */
export function fieldsOfModel(model: string): Readonly<Record<string, FieldDeclaration>> {
  return model === 'container' ? CONTAINER_FIELDS : (declarationOf(model)?.fields ?? {});
}
