import { desc, eq } from 'drizzle-orm';
import Type from 'typebox';
import { ConsentIdSchema, ConsentRecordSchema, KeptConsentRecordSchema } from '@foyer/shared/api';
import type { Router } from '../../platform/http/router.ts';
import type { Service } from '../../service.ts';
import { forgetConsent } from './forget-consent.ts';
import { consentRecords } from './tables.ts';

const SHOWN = 100;

/** Proof of consent. The time is ours, since a visitor's clock proves nothing. */
export function consentRoutes(router: Router, { db }: Service): void {
  router.write({
    method: 'POST',
    path: 'api/consent-records/',
    area: 'Site',
    summary: 'Record what a visitor has agreed to',
    role: 'visitor',
    body: ConsentRecordSchema,
    answer: Type.Null(),
    status: 204,
    write: async ({ body, now }) => {
      await forgetConsent(db, now);
      await db.insert(consentRecords).values({ ...body, recordedAt: now });
      return {};
    },
  });

  router.read({
    path: 'api/consent-records/',
    area: 'Site',
    summary: 'What visitors agreed to, newest first: under the id of a consent cookie, else lately',
    role: 'admin',
    query: { id: Type.Optional(ConsentIdSchema) },
    answer: Type.Array(KeptConsentRecordSchema),
    read: async ({ query: { id } }) => {
      const rows = await db
        .select()
        .from(consentRecords)
        .where(id ? eq(consentRecords.id, id) : undefined)
        .orderBy(desc(consentRecords.number))
        .limit(SHOWN);
      return {
        body: rows.map(({ number: _number, recordedAt, ...record }) => ({
          ...record,
          recorded_at: recordedAt.toISOString(),
        })),
        tags: [],
      };
    },
  });
}
