import Type, { type Static, type TProperties, type TSchema } from 'typebox';
import { HtmlSchema, IdSchema, InstantSchema, LinkTargetSchema, nullable, pictureFields, TextSchema } from './basics.ts';
import { ArticleSchema } from './magazine.ts';
import { MediaFileSchema } from './media.ts';
import { modulesRef } from './references.ts';
import { VenueSchema } from './venues.ts';

/** Fields that occur in several modules. Every default is what an editor finds in a new module. */
const anchor = { anchor: TextSchema };
const style = { extra_class: TextSchema };
const picture = { image: nullable(IdSchema), ...pictureFields };
const link = { link: nullable(LinkTargetSchema) };
const labelledLink = { link_text: TextSchema, link_url: TextSchema, ...link };
const flag = Type.Boolean({ default: false });
/** The address of a file, and what the media library knows of it. */
const libraryFile = { file: TextSchema, file_obj: Type.Optional(nullable(MediaFileSchema)) };
const embed = { embed: TextSchema, media_type: TextSchema };
const onlineSpan = { online_from: nullable(InstantSchema), online_to: nullable(InstantSchema) };
const callout = { ...picture, ...link, link_text: TextSchema, preline: TextSchema, headline: TextSchema, subline: TextSchema, text: HtmlSchema };
const headlineLevel = { headline_level: Type.Integer({ minimum: 2, maximum: 6, default: 2 }) };
const dimensions = { video_url: TextSchema, length: TextSchema, title: TextSchema };

const moduleSchema = <M extends string, P extends TProperties>(model: M, fields: P) =>
  Type.Object({ id: IdSchema, slug: Type.String(), model: Type.Literal(model), ...fields }, { title: titleOf(model) });

const titleOf = (model: string) =>
  `${model
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Module`;

const ImageItemSchema = moduleSchema('image_item', { ...picture, ...link, link_url: TextSchema, text: HtmlSchema });
const VideoItemSchema = moduleSchema('video_item', { ...picture, ...dimensions, content: HtmlSchema });
const VenueModuleSchema = moduleSchema('venue', { venue: nullable(IdSchema), venue_obj: nullable(VenueSchema) });
const LinkModuleSchema = moduleSchema('link', { ...labelledLink, ...style, ...anchor, sticky: flag });
const LogoItemSchema = moduleSchema('logo_item', { ...labelledLink, ...picture, ...style, ...anchor });
const TeaserItemSchema = moduleSchema('teaser_item', { ...callout, ...style, ...onlineSpan });
const FaqItemSchema = moduleSchema('faq_item', { question: TextSchema, content: HtmlSchema, ...anchor });

/** A column of a container or section: modules below each other. */
export const ColumnSchema = Type.Object(
  { index: Type.Integer({ minimum: 0 }), classes: Type.String(), children: modulesRef },
  { title: 'Column' },
);
export type Column = Static<typeof ColumnSchema>;

/** Settings of an event list. The keys are those of the event filter. */
export const EventListFiltersSchema = Type.Object(
  {
    room: Type.Optional(nullable(IdSchema)),
    type: Type.Optional(nullable(Type.String())),
    tag: Type.Optional(nullable(IdSchema)),
    series: Type.Optional(nullable(IdSchema)),
    genre: Type.Optional(nullable(IdSchema)),
  },
  { title: 'EventListFilters', default: {} },
);
export type EventListFilters = Static<typeof EventListFiltersSchema>;

/** Layouts of containers; the older container names its own by its place in this list (specification §3). */
export const CONTAINER_LAYOUTS = ['100', '67-33', '33-67', '50-50', '33-33-33', '25-50-25'] as const;

/** Articles in a list of teasers (specification §9). */
export const MAX_BLOG_ITEMS = 8;

/** Every module of specification §3, by its `model`; first the current variant, then the older one. */
export const moduleSchemas = {
  image: moduleSchema('image', { format: TextSchema, ...picture, ...style, ...anchor }),
  headline: moduleSchema('headline', { ...headlineLevel, preline: TextSchema, content: TextSchema, subline: TextSchema, ...style, ...anchor }),
  text: moduleSchema('text', { content: HtmlSchema, ...anchor, decrease_distance: flag }),
  link: LinkModuleSchema,
  video: moduleSchema('video', { ...picture, ...dimensions, ...anchor }),
  video_selfhosted: moduleSchema('video_selfhosted', { ...libraryFile, captions: TextSchema, ...picture, title: TextSchema }),
  video_list: moduleSchema('video_list', { ...anchor, children: Type.Array(VideoItemSchema, { default: [] }) }),
  video_item: VideoItemSchema,
  audio: moduleSchema('audio', embed),
  audio_selfhosted: moduleSchema('audio_selfhosted', { ...libraryFile, title: TextSchema }),
  viewer: moduleSchema('viewer', embed),
  venue: VenueModuleSchema,
  venue_list: moduleSchema('venue_list', { children: Type.Array(VenueModuleSchema, { default: [] }) }),
  image_list: moduleSchema('image_list', { format: TextSchema, ...style, ...anchor, children: Type.Array(ImageItemSchema, { default: [] }) }),
  image_item: ImageItemSchema,
  html: moduleSchema('html', {
    html_code: TextSchema,
    html_code_obj: nullable(Type.Object({ id: IdSchema, name: Type.String(), code: Type.String() })),
  }),
  logo_list: moduleSchema('logo_list', { ...style, children: Type.Array(LogoItemSchema, { default: [] }) }),
  logo_item: LogoItemSchema,
  form: moduleSchema('form', { form_id: nullable(IdSchema), external_form_id: nullable(Type.String()) }),
  hero_media: moduleSchema('hero_media', {
    headline: TextSchema,
    text: HtmlSchema,
    button_text: TextSchema,
    button_link: TextSchema,
    sticky: flag,
    ...picture,
    video: TextSchema,
    ...onlineSpan,
  }),
  section: moduleSchema('section', { ...style, ...picture, columns: Type.Array(ColumnSchema, { default: [] }) }),
  blog_teaser_list: moduleSchema('blog_teaser_list', {
    items: Type.Integer({ minimum: 1, maximum: MAX_BLOG_ITEMS, default: 3 }),
    article_objs: Type.Array(ArticleSchema, { default: [] }),
    main_teaser_obj: nullable(ArticleSchema),
  }),
  two_columns: moduleSchema('two_columns', {
    extra_class: Type.Enum(['image-text', 'text-image'], { default: 'image-text' }),
    text: HtmlSchema,
    ...picture,
  }),
  event_list: moduleSchema('event_list', {
    date_from: nullable(InstantSchema),
    date_to: nullable(InstantSchema),
    tag: nullable(IdSchema),
    filters: EventListFiltersSchema,
    children: modulesRef,
  }),
  highlight_teaser: moduleSchema('highlight_teaser', {
    categories: Type.Array(IdSchema, { default: [] }),
    article_objs: Type.Array(ArticleSchema, { default: [] }),
  }),
  anchor_list: moduleSchema('anchor_list', { sticky: flag, children: Type.Array(LinkModuleSchema, { default: [] }) }),
  full_teaser: moduleSchema('full_teaser', { ...callout, ...style }),
  teaser_list: moduleSchema('teaser_list', { ...style, children: Type.Array(TeaserItemSchema, { default: [] }) }),
  teaser_item: TeaserItemSchema,
  quote: moduleSchema('quote', { content: HtmlSchema, author: TextSchema }),
  faq: moduleSchema('faq', { children: Type.Array(FaqItemSchema, { default: [] }) }),
  faq_item: FaqItemSchema,
  social_media: moduleSchema('social_media', embed),

  old_headline: moduleSchema('old_headline', { ...headlineLevel, content: TextSchema }),
  old_text: moduleSchema('old_text', { content: HtmlSchema }),
  old_link: moduleSchema('old_link', { ...labelledLink, open_new_window: flag }),
  old_image: moduleSchema('old_image', { alias: TextSchema, ...picture, thumbs: TextSchema, description: TextSchema }),
  old_quote: moduleSchema('old_quote', { content: HtmlSchema, author: TextSchema }),
  old_faq: moduleSchema('old_faq', { children: Type.Array(FaqItemSchema, { default: [] }) }),
  old_teaser_list: moduleSchema('old_teaser_list', { ...style, children: Type.Array(TeaserItemSchema, { default: [] }) }),
  old_video_list: moduleSchema('old_video_list', { children: Type.Array(VideoItemSchema, { default: [] }) }),
  old_audio: moduleSchema('old_audio', embed),
  old_viewer: moduleSchema('old_viewer', embed),
  old_social_media: moduleSchema('old_social_media', embed),
  old_full_teaser: moduleSchema('old_full_teaser', { ...callout, ...style }),
  old_image_list: moduleSchema('old_image_list', { format: TextSchema, children: Type.Array(ImageItemSchema, { default: [] }) }),
  old_container: moduleSchema('old_container', {
    layout: Type.Integer({ minimum: 0, maximum: CONTAINER_LAYOUTS.length - 1, default: 0 }),
    columns: Type.Array(ColumnSchema, { default: [] }),
  }),
} satisfies Record<string, TSchema>;

/** The models that the site knows. */
export type ModuleModel = keyof typeof moduleSchemas;

/** The module of one model: `ModuleOf<'quote'>`. */
export type ModuleOf<M extends ModuleModel> = Static<(typeof moduleSchemas)[M]>;

/** Discriminated by `model`. */
export type KnownModule = { [M in ModuleModel]: ModuleOf<M> }[ModuleModel];

/** A module of a model that came later or from elsewhere. It must never break a page. */
export const UnknownModuleSchema = Type.Object({ id: IdSchema, slug: Type.String(), model: Type.String() }, { title: 'UnknownModule' });
export type UnknownModule = Static<typeof UnknownModuleSchema>;

/** A row of the 12-column grid; for an editor, a container is where modules can be put. */
export const ContainerSchema = Type.Object(
  {
    id: IdSchema,
    slug: Type.String(),
    model: Type.Literal('container'),
    layout: Type.Enum([...CONTAINER_LAYOUTS], { default: '100' }),
    content_type: Type.String(),
    object_id: IdSchema,
    parent: nullable(IdSchema),
    columns: Type.Array(ColumnSchema),
  },
  { title: 'Container' },
);
export type Container = Static<typeof ContainerSchema>;

export type Module = KnownModule | UnknownModule;

/** Whatever may stand in a page, told apart by `model`. The OpenAPI document names the known ones in its discriminator. */
export const ModuleSchema = Type.Unsafe<Module | Container>({
  title: 'Module',
  type: 'object',
  properties: { id: { type: 'integer' }, slug: { type: 'string' }, model: { type: 'string' } },
  required: ['id', 'slug', 'model'],
  allOf: Object.entries({ ...moduleSchemas, container: ContainerSchema }).map(([model, schema]) => ({
    if: { properties: { model: { const: model } } },
    then: schema,
  })),
});
