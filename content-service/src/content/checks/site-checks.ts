import { lt } from 'drizzle-orm';
import { titleOfOwner } from '../pages/module-audit.ts';
import { isThere } from '../pages/owners.ts';
import { moduleRows, type ModuleOwner, type ModuleRow, workingCopyOf } from '../pages/module-tree.ts';
import { belongingTo, modules } from '../pages/tables.ts';
import type { Service } from '../../service.ts';
import { attemptEach } from '../../platform/attempt-each.ts';
import type { Database } from '../../platform/database/database.ts';
import { nextAt } from '../../platform/time/berlin.ts';
import { findingsIn } from './refuse-faulty.ts';
import { siteFindings } from './tables.ts';

/** When the whole site is checked, in the house's time: nobody works then. */
const CHECK_AT = '03:30';

/** Checks what visitors see, all of it, every night. Links break by themselves, and not everything came through the editor. */
export function handleSiteChecks(service: Service): void {
  service.jobs.handle('checks.site', {
    attempts: 3,
    repeats: (after) => nextAt(after, CHECK_AT),
    run: async (_, { signal }) => checkSite(service, signal),
  });
}

/** Checks everything that carries modules, one after the other, and keeps what is wrong. Of what cannot be checked the last findings stay. */
export async function checkSite({ db, now }: Pick<Service, 'db' | 'now'>, signal?: AbortSignal): Promise<void> {
  const begun = now();
  const owners = await db
    .selectDistinct({ contentType: modules.contentType, objectId: modules.objectId })
    .from(modules);
  await attemptEach(owners, async (owner) => {
    signal?.throwIfAborted();
    if (await isThere(db, owner)) await checkOwner(owner, { db, now });
  });
  await db.delete(siteFindings).where(lt(siteFindings.checkedAt, begun));
}

async function checkOwner(owner: ModuleOwner, { db, now }: Pick<Service, 'db' | 'now'>): Promise<void> {
  // Of what is public already everything counts, not only what was changed.
  const found = await findingsIn(db, owner, await settledRows(db, owner), []);
  if (found.length === 0) return void (await db.delete(siteFindings).where(belongingTo(siteFindings, owner)));
  const values = {
    title: await titleOfOwner(db, owner),
    findings: found.map(({ repair: _, ...finding }) => finding),
    errors: found.filter(({ isError }) => isError).length,
    checkedAt: now(),
  };
  await db
    .insert(siteFindings)
    .values({ ...owner, ...values })
    .onConflictDoUpdate({ target: [siteFindings.contentType, siteFindings.objectId], set: values });
}

/** What visitors see, with what editors have said since of texts that still fit each other. */
async function settledRows(db: Database, owner: ModuleOwner): Promise<ModuleRow[]> {
  const written = new Map((await workingCopyOf(owner, { db }))?.map(({ id, inStep }) => [id, inStep]));
  const live = await moduleRows(owner, { db });
  return live.map((row) => ({ ...row, inStep: { ...row.inStep, ...written.get(row.id) } }));
}
