import Type, { type Static } from 'typebox';
import { HtmlSchema, IdSchema, nullable, OptionSchema, pictureFields, UrlsSchema } from './basics.ts';
import { modulesRef, productionsRef } from './references.ts';

const personFields = {
  id: IdSchema,
  slug: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  role: Type.String(),
  category: nullable(OptionSchema),
  ...pictureFields,
  urls: UrlsSchema,
};

export const PersonSchema = Type.Object(personFields, { title: 'Person' });
export type Person = Static<typeof PersonSchema>;

export const PersonDetailSchema = Type.Object(
  { ...personFields, biography: HtmlSchema, productions: productionsRef, modules: modulesRef },
  { title: 'PersonDetail' },
);
export type PersonDetail = Static<typeof PersonDetailSchema>;
