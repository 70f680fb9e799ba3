import Type, { type Static, type TProperties, type TSchema } from 'typebox';
import {
  CONTAINER_LAYOUTS,
  type ContainerLayout,
  type ModuleDeclaration,
  type ModuleModel,
  MODULES,
} from '../modules/declarations.ts';
import { emptyValue, type FieldDeclaration } from '../modules/fields.ts';
import {
  HtmlSchema,
  IdSchema,
  InstantSchema,
  type LinkTarget,
  LinkTargetSchema,
  nullable,
  pictureFields,
  TextSchema,
} from './basics.ts';
import { type Article, ArticleSchema } from './magazine.ts';
import { type MediaFile, MediaFileSchema } from './media.ts';
import { type Modules, modulesRef } from './references.ts';
import { type Venue, VenueSchema } from './venues.ts';

export { CONTAINER_LAYOUTS, type ContainerLayout, MAX_BLOG_ITEMS, type ModuleModel } from '../modules/declarations.ts';

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

const HtmlCodeSchema = Type.Object({ id: IdSchema, name: Type.String(), code: Type.String() });

/** What the service adds to a module that has a field of this name: nobody writes it. */
const FROM_FIELD: Readonly<Record<string, TProperties>> = {
  image: pictureFields,
  file: { file_obj: Type.Optional(nullable(MediaFileSchema)) },
  venue: { venue_obj: nullable(VenueSchema) },
  html_code: { html_code_obj: nullable(HtmlCodeSchema) },
  items: { article_objs: Type.Array(ArticleSchema, { default: [] }), main_teaser_obj: nullable(ArticleSchema) },
  categories: { article_objs: Type.Array(ArticleSchema, { default: [] }) },
};

/** The schema of one field's value in one language. */
export function fieldSchema(field: FieldDeclaration): TSchema {
  const { kind, minimum, maximum } = field;
  switch (kind) {
    case 'html':
      return HtmlSchema;
    case 'flag':
      return Type.Boolean({ default: false });
    case 'integer':
      return Type.Integer({ minimum, maximum, default: emptyValue(field) });
    case 'choice':
      return Type.Enum([...(field.choices ?? [])], { default: emptyValue(field) });
    case 'instant':
      return nullable(InstantSchema);
    case 'picture':
    case 'record':
      return nullable(IdSchema);
    case 'records':
      return Type.Array(IdSchema, { default: [] });
    case 'filters':
      return EventListFiltersSchema;
    case 'link':
      return nullable(LinkTargetSchema);
    case 'externalForm':
      return nullable(Type.String());
    case 'line':
    case 'markup':
    case 'target':
    case 'captions':
    case 'anchor':
    case 'style':
    case 'format':
    case 'word':
    case 'address':
    case 'embed':
    case 'file':
      return TextSchema;
  }
}

/** Value of a field in one language. */
type ValueOf<F extends FieldDeclaration> = F extends { kind: 'choice'; choices: readonly (infer Choice)[] }
  ? Choice
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'integer' }
      ? number
      : F extends { kind: 'picture' | 'record' }
        ? number | null
        : F extends { kind: 'records' }
          ? number[]
          : F extends { kind: 'filters' }
            ? EventListFilters
            : F extends { kind: 'link' }
              ? LinkTarget | null
              : F extends { kind: 'instant' | 'externalForm' }
                ? string | null
                : string;

type Fields<M extends ModuleModel> = (typeof MODULES)[M]['fields'];
type Has<M extends ModuleModel, Name extends string, Added> = Name extends keyof Fields<M> ? Added : unknown;
type PictureValues = Static<ReturnType<typeof Type.Object<typeof pictureFields>>>;

/** The module of one model: `ModuleOf<'quote'>`. A field that its declaration does not have does not compile. */
export type ModuleOf<M extends ModuleModel> = { id: number; slug: string; model: M } & {
  [Name in keyof Fields<M>]: ValueOf<Extract<Fields<M>[Name], FieldDeclaration>>;
} & Has<M, 'image', PictureValues> &
  Has<M, 'file', { file_obj?: MediaFile | null }> &
  Has<M, 'venue', { venue_obj: Venue | null }> &
  Has<M, 'html_code', { html_code_obj: Static<typeof HtmlCodeSchema> | null }> &
  Has<M, 'items', { article_objs: Article[]; main_teaser_obj: Article | null }> &
  Has<M, 'categories', { article_objs: Article[] }> &
  ((typeof MODULES)[M] extends { columns: true } ? { columns: Column[] } : unknown) &
  ((typeof MODULES)[M] extends { columns: true }
    ? unknown
    : (typeof MODULES)[M] extends { children: infer Child }
      ? { children: Child extends ModuleModel ? ModuleOf<Child>[] : Modules }
      : unknown);

/** Discriminated by `model`. */
export type KnownModule = { [M in ModuleModel]: ModuleOf<M> }[ModuleModel];

const titleOf = (model: string) =>
  `${model
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Module`;

function moduleSchema(model: ModuleModel): TSchema {
  const { fields, children, columns }: ModuleDeclaration = MODULES[model];
  const own = Object.entries(fields).map(([name, field]) => ({ [name]: fieldSchema(field), ...FROM_FIELD[name] }));
  const below = columns
    ? { columns: Type.Array(ColumnSchema, { default: [] }) }
    : children
      ? { children: children === 'any' ? modulesRef : Type.Array(schemaOf(children as ModuleModel), { default: [] }) }
      : {};
  return Type.Object(
    { id: IdSchema, slug: Type.String(), model: Type.Literal(model), ...Object.assign({}, ...own), ...below },
    { title: titleOf(model) },
  );
}

const made = new Map<ModuleModel, TSchema>();

/** One schema a model: those of lists hold those of their items. */
function schemaOf(model: ModuleModel): TSchema {
  const schema = made.get(model) ?? moduleSchema(model);
  made.set(model, schema);
  return schema;
}

/** The schema of every model, made of its declaration. */
export const moduleSchemas = Object.fromEntries(
  (Object.keys(MODULES) as ModuleModel[]).map((model) => [model, schemaOf(model)]),
) as Record<ModuleModel, TSchema>;

/** The fields that nobody writes, by model: made by the service of other fields. */
export function derivedFields(model: ModuleModel): Readonly<Record<string, TSchema>> {
  return Object.assign({}, ...Object.keys(MODULES[model].fields).map((name) => FROM_FIELD[name])) as Record<
    string,
    TSchema
  >;
}

/** A module of a model that came later or from elsewhere. It must never break a page. */
export const UnknownModuleSchema = Type.Object(
  { id: IdSchema, slug: Type.String(), model: Type.String() },
  { title: 'UnknownModule' },
);
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
export type Container = Omit<Static<typeof ContainerSchema>, 'layout'> & { layout: ContainerLayout };

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
