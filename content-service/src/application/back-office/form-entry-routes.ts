import { eq, inArray } from 'drizzle-orm';
import Type from 'typebox';
import { entriesCsv } from '../../content/forms/entries-csv.ts';
import { countEntries } from '../../content/forms/entries.ts';
import { formEntries, forms } from '../../content/forms/tables.ts';
import { audit } from '../../content/users/audit.ts';
import { recordAuditEvents } from '../../platform/audit/audit-trail.ts';
import type { Database } from '../../platform/database/database.ts';
import { idParameter, idsIn, idsParameter } from '../../platform/http/paging.ts';
import { HttpProblem, invalid, notFound, unauthorised } from '../../platform/http/problem.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Service } from '../../service.ts';
import { dayInBerlin } from '../../platform/time/berlin.ts';
import type { WriteContext } from './declaration.ts';
import { conditionOf, findingParameters } from './list-query.ts';
import { entryResource } from './resources/forms.ts';
import { listRecords } from './table-store.ts';
import { auditEventOf } from './writes.ts';

/** What editors do with several entries of forms at once: what one person has sent is given out and erased. */
export function formEntryEditorRoutes(router: Router, { db, changes, formFiles, urlsOf }: Service): void {
  router.download({
    path: 'api/back-office/form-entries.csv',
    area: 'Forms',
    summary: 'The entries of a form as a table for spreadsheets; all of them, or those that the list finds',
    role: 'editor',
    query: {
      form: Type.Optional(Type.Integer({ ...idParameter, description: 'id of the form; cannot be left out' })),
      ...findingParameters(entryResource),
    },
    media: 'text/csv; charset=utf-8',
    send: async ({ query, locale, user, now, log }) => {
      const { form: id, ...asked } = query;
      if (id === undefined) throw invalid({ form: ['is missing'] });
      const [form] = await db
        .select()
        .from(forms)
        .where(eq(forms.id, Number(id)));
      if (!form) throw notFound(`form ${id}`);
      audit(log, 'entries-exported', user?.id ?? null);
      const which = conditionOf(db, entryResource, asked);
      return {
        name: `${form.slug[locale]}-${dayInBerlin(now)}.csv`,
        content: await entriesCsv(db, form, { locale, which }),
      };
    },
  });

  router.write({
    method: 'DELETE',
    path: 'api/back-office/form-entries/',
    area: 'Forms',
    summary: 'Delete several entries of forms with their files; 409 says how many these are',
    role: 'editor',
    query: {
      ids: Type.Optional(idsParameter),
      confirm: Type.Optional(Type.Boolean({ description: 'they may go' })),
    },
    answer: Type.Null(),
    status: 204,
    write: async ({ query: { ids: given, confirm = false }, user, locale }) => {
      if (!user) throw unauthorised();
      if (given === undefined) throw invalid({ ids: ['is missing'] });
      const ids = idsIn(given);
      if (!confirm)
        throw new HttpProblem(409, 'What visitors sent is gone for good. Ask again with confirm=true.', {
          users: [],
          user_count: 0,
          entries: await countEntries(db, inArray(formEntries.id, ids)),
        });
      await changes.write(
        () => ['form-entries'],
        (tx) => eraseEntries(tx, ids, { user, locale, urlsOf }),
      );
      await formFiles.remove(ids);
      return {};
    },
  });
}

/** Deletes entries, each with its line in the audit trail. */
async function eraseEntries(
  tx: Database,
  ids: number[],
  { user, locale, urlsOf }: Pick<WriteContext, 'user' | 'locale' | 'urlsOf'>,
): Promise<void> {
  const query = { ids: ids.join(',') };
  const { records } = await listRecords(tx, entryResource, { query, locale, urlsOf, limit: ids.length, offset: 0 });
  const gone = await tx.delete(formEntries).where(inArray(formEntries.id, ids)).returning({ id: formEntries.id });
  const goneIds = new Set(gone.map(({ id }) => id));
  const auditEvents = records
    .filter(({ id }) => goneIds.has(id))
    .map((before) =>
      auditEventOf(entryResource, { id: before.id, before, after: null, action: 'delete' }, { user, locale }),
    );
  await recordAuditEvents(tx, auditEvents);
}
