import Type, { type Static } from 'typebox';
import { InstantSchema } from './basics.ts';

const names = (pattern: string, maxItems: number) => Type.Array(Type.String({ pattern }), { maxItems });
const SERVICE = '^[a-z_]{1,40}$';
export const ConsentIdSchema = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });

/**
 * Proof of what a visitor has agreed to. It says nothing of who that was: the id is random, made in the visitor's
 * browser, and stands in the cookie, so that whoever shows the cookie can be shown the record.
 */
export const ConsentRecordSchema = Type.Object(
  {
    id: ConsentIdSchema,
    revision: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    categories: names(SERVICE, 10),
    services: Type.Record(Type.String({ pattern: SERVICE }), names(SERVICE, 40), { maxProperties: 10 }),
    locale: Type.Enum(['de', 'en']),
  },
  { title: 'ConsentRecord', additionalProperties: false },
);
export type ConsentRecord = Static<typeof ConsentRecordSchema>;

/** One decision of several that belong to an id, with the time at which the service took it. */
export const KeptConsentRecordSchema = Type.Object(
  { ...ConsentRecordSchema.properties, recorded_at: InstantSchema },
  { title: 'KeptConsentRecord' },
);
export type KeptConsentRecord = Static<typeof KeptConsentRecordSchema>;
