import Type, { type TObject, type TProperties, type TSchema } from 'typebox';
import {
  ClockTimeSchema,
  DaySchema,
  HTML_DESCRIPTION,
  InstantSchema,
  nullable,
  type ResourceRecord,
} from '@foyer/shared/api';
import { idParameter } from '../../platform/http/paging.ts';
import { LANGUAGES } from '../../platform/languages.ts';
import type { Declaration, FieldDeclaration } from './declaration.ts';

const MAX_ITEMS = 500;

/** Title of a resource's schemas in the OpenAPI document: `event-tags` -> `EventTags`. */
const titleOf = (name: string): string =>
  name.replace(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase());

/** What a record looks like in answers. */
export function recordSchema({ name, fields, siteUrls }: Declaration): TSchema {
  const properties: TProperties = { id: idParameter };
  for (const field of fields) if (field.kind !== 'password') properties[field.name] = answerSchema(field);
  if (siteUrls) properties['urls'] = Type.Object({ de: Type.String(), en: Type.String() }, { title: 'Urls' });
  return Type.Unsafe<ResourceRecord>(Type.Object(properties, { title: `${titleOf(name)}Record` }));
}

/** What may be sent: missing fields keep their value, or take the default. Whatever is read only or no field is dropped. */
export function bodySchema({ name, fields }: Declaration): TObject {
  return Type.Object(optionalFields(fields), { title: `${titleOf(name)}Input`, additionalProperties: false });
}

function optionalFields(fields: readonly FieldDeclaration[]): TProperties {
  return Object.fromEntries(
    fields.filter((field) => !field.read_only).map((field) => [field.name, Type.Optional(inputSchema(field))]),
  );
}

function answerSchema(field: FieldDeclaration): TSchema {
  const one = plainSchema(field, (items) =>
    Type.Object(Object.fromEntries(items.map((item) => [item.name, answerSchema(item)]))),
  );
  const whole = field.localised ? perLanguage(() => one) : one;
  return field.nullable ? nullable(whole) : whole;
}

/** Forms send null where nothing was entered. */
function inputSchema(field: FieldDeclaration): TSchema {
  const one = plainSchema(field, (items) => Type.Object(optionalFields(items), { additionalProperties: false }));
  return nullable(
    field.localised ? perLanguage(() => Type.Optional(nullable(limited(one, field)))) : limited(one, field),
  );
}

const perLanguage = (schemaOf: () => TSchema): TSchema =>
  Type.Object(Object.fromEntries(LANGUAGES.map((language) => [language, schemaOf()])));

function limited(schema: TSchema, { max_length, min, max }: FieldDeclaration): TSchema {
  const limits = {
    ...(max_length !== undefined && { maxLength: max_length }),
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
  };
  return Object.keys(limits).length > 0 ? Type.Unsafe({ ...schema, ...limits }) : schema;
}

function plainSchema(field: FieldDeclaration, objectOf: (items: readonly FieldDeclaration[]) => TSchema): TSchema {
  const { kind, integer, choices = [], fields = [] } = field;
  switch (kind) {
    case 'number':
      return integer ? Type.Integer() : Type.Number();
    case 'boolean':
      return Type.Boolean();
    case 'instant':
      return InstantSchema;
    case 'day':
      return DaySchema;
    case 'time':
      return ClockTimeSchema;
    case 'select':
      return Type.Unsafe({ enum: [...choices.map(({ value }) => value), ...(field.required ? [] : [''])] });
    case 'multi_select':
      return Type.Array(Type.Unsafe({ enum: choices.map(({ value }) => value) }), { maxItems: choices.length });
    case 'reference':
    case 'picture':
      return idParameter;
    case 'references':
      return Type.Array(idParameter, { maxItems: MAX_ITEMS });
    case 'list':
      return Type.Array(objectOf(fields), { maxItems: MAX_ITEMS });
    case 'json':
      return Type.Unknown();
    case 'html':
      return Type.String({ description: HTML_DESCRIPTION });
    case 'text':
    case 'textarea':
    case 'slug':
    case 'email':
    case 'url':
    case 'password':
    case 'media_file':
    case 'link':
      return Type.String();
  }
}
