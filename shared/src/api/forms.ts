import Type, { type Static } from 'typebox';
import { FIELD_TYPES, type FieldTypeCode } from '../forms/field-types.ts';
import { HtmlSchema, IdSchema, UrlsSchema } from './basics.ts';

export const FieldChoiceSchema = Type.Object({ value: Type.String(), label: Type.String() }, { title: 'FieldChoice' });
export type FieldChoice = Static<typeof FieldChoiceSchema>;

/** What a visitor may send for a field: text, yes or no, or a list (types 5 and 7). */
export const FieldValueSchema = Type.Union(
  [Type.String(), Type.Number(), Type.Boolean(), Type.Array(Type.String()), Type.Null()],
  {
    title: 'FieldValue',
  },
);
export type FieldValue = Static<typeof FieldValueSchema>;

/** Asked only of those who answered the field of that slug with one of the values; with anything, where there are none. */
export const FieldConditionSchema = Type.Object(
  { slug: Type.String(), values: Type.Array(Type.String()) },
  { title: 'FieldCondition' },
);
export type FieldCondition = Static<typeof FieldConditionSchema>;

export const FormFieldSchema = Type.Object(
  {
    id: IdSchema,
    label: Type.String(),
    slug: Type.String(),
    field_type: Type.Unsafe<FieldTypeCode>({ type: 'integer', enum: Object.values(FIELD_TYPES) }),
    required: Type.Boolean(),
    visible: Type.Boolean(),
    choices: Type.Array(FieldChoiceSchema),
    default: FieldValueSchema,
    placeholder_text: Type.String(),
    help_text: Type.String(),
    condition: Type.Union([FieldConditionSchema, Type.Null()]),
  },
  { title: 'FormField' },
);
export type FormField = Static<typeof FormFieldSchema>;

export const FormSchema = Type.Object(
  {
    id: IdSchema,
    slug: Type.String(),
    urls: UrlsSchema,
    title: Type.String(),
    intro: HtmlSchema,
    submit_label: Type.String(),
    success_text: HtmlSchema,
    fields: Type.Array(FormFieldSchema),
  },
  { title: 'Form' },
);
export type Form = Static<typeof FormSchema>;

export const FormEntrySchema = Type.Object(
  {
    form: Type.Integer({ minimum: 1 }),
    field_values: Type.Record(Type.String(), FieldValueSchema),
    /** Made by whoever sends, for one entry: sent again, it is answered with the entry that is there. */
    idempotency_key: Type.Optional(Type.String({ minLength: 16, maxLength: 64 })),
  },
  { title: 'FormEntry' },
);
export type FormEntry = Static<typeof FormEntrySchema>;

export const FormEntryReceiptSchema = Type.Object({ id: IdSchema }, { title: 'FormEntryReceipt' });
export type FormEntryReceipt = Static<typeof FormEntryReceiptSchema>;

/** What a visitor answered to one field, in words. */
export const EntryAnswerSchema = Type.Object(
  {
    slug: Type.String(),
    label: Type.String(),
    value: Type.String({ description: 'empty for no answer; of a file its name' }),
    file: Type.Union([Type.String(), Type.Null()], { description: 'id of the file, where the answer is one' }),
  },
  { title: 'EntryAnswer' },
);
export type EntryAnswer = Static<typeof EntryAnswerSchema>;

/** Body of an upload: `multipart/form-data` with one file of at most 10 MB. */
export const TempFileUploadSchema = Type.Object(
  { file: Type.Unsafe<File>({ type: 'string', contentMediaType: 'application/octet-stream' }) },
  { title: 'TempFileUpload' },
);

/** A file uploaded before its form is sent. Expires after 24 hours unless an entry uses it. */
export const TempFileSchema = Type.Object(
  { id: Type.String(), name: Type.String(), size: Type.Integer({ minimum: 0 }), mime: Type.String() },
  { title: 'TempFile' },
);
export type TempFile = Static<typeof TempFileSchema>;
