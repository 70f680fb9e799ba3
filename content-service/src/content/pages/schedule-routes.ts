import { asc } from 'drizzle-orm';
import Type from 'typebox';
import { InstantSchema, ScheduledChangeSchema } from '@foyer/shared/api';
import type { Locale } from '../../platform/languages.ts';
import { idParameter } from '../../platform/http/paging.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Service } from '../../service.ts';
import { contextWith, labelField, writerOf } from './draft-requests.ts';
import { scheduleDraft } from './drafts.ts';
import { requireOtherThanHome } from './home-page.ts';
import { type OwnerPath, ownerPaths, requireOwner } from './owners.ts';
import { planChange, scheduledAnswer, takeBack } from './schedule.ts';
import { belongingTo, plannedChanges } from './tables.ts';

/** Later than anybody plans; and a mistyped year is found out. */
const MAX_AHEAD_MS = 5 * 366 * 24 * 60 * 60_000;
const TOO_FAR: Record<Locale, string> = {
  de: 'Bitte einen Zeitpunkt wählen, der in der Zukunft liegt, in den nächsten fünf Jahren.',
  en: 'Please choose a time in the future, within the next five years.',
};

const PlannedSchema = Type.Object(
  { at: InstantSchema, action: ScheduledChangeSchema.properties.action, label: Type.Optional(labelField) },
  { title: 'PlannedChange' },
);

/** Changes that wait for their time. */
export function scheduleRoutes(router: Router, service: Service): void {
  for (const owner of ownerPaths) scheduleRoutesOf(owner, router, service);
}

function scheduleRoutesOf({ thing, path, ownerOf }: OwnerPath, router: Router, { db, changes, urlsOf }: Service): void {
  const contextOf = contextWith({ db, urlsOf });
  const schedulePath = `${path}schedule/`;

  router.read({
    path: schedulePath,
    area: 'Pages',
    summary: 'Changes that wait for their time',
    role: 'editor',
    params: { id: idParameter },
    answer: Type.Array(ScheduledChangeSchema),
    read: async ({ params }) => {
      const owner = ownerOf(params);
      await requireOwner(db, owner);
      const rows = await db
        .select()
        .from(plannedChanges)
        .where(belongingTo(plannedChanges, owner))
        .orderBy(asc(plannedChanges.at));
      return { body: rows.map(scheduledAnswer), tags: [`${thing}:${params.id}`] };
    },
  });

  router.write({
    method: 'POST',
    path: schedulePath,
    area: 'Pages',
    summary: 'Publish the working copy, or take the page online or offline, at an instant',
    role: 'editor',
    params: { id: idParameter },
    body: PlannedSchema,
    answer: ScheduledChangeSchema,
    status: 201,
    write: async ({ params, body: { at, action, label: name = '' }, ...request }) => {
      const owner = ownerOf(params);
      const instant = new Date(at);
      const ahead = instant.getTime() - request.now.getTime();
      if (!(ahead > 0 && ahead < MAX_AHEAD_MS)) throw invalid({ at: [TOO_FAR[request.locale]] });
      if (action !== 'publish' && thing !== 'page')
        throw invalid({ action: ['Only pages can be taken online or offline.'] });
      if (action === 'offline') await requireOtherThanHome(db, params.id, request.locale);
      const plan = { at: instant, label: name, action };
      const body = await changes.write(
        () => [],
        (tx) =>
          action === 'publish'
            ? scheduleDraft(tx, owner, plan, writerOf(request), { ...contextOf(request), db: tx })
            : planChange(tx, owner, plan, request.user?.username ?? ''),
      );
      return { body };
    },
  });

  router.write({
    method: 'DELETE',
    path: `${schedulePath}{sid}/`,
    area: 'Pages',
    summary: 'Take back a scheduled change; what it would have published stays as a version',
    role: 'editor',
    params: { id: idParameter, sid: idParameter },
    answer: Type.Null(),
    status: 204,
    write: async ({ params }) => {
      await changes.write(
        () => [],
        (tx) => takeBack(tx, ownerOf(params), params.sid),
      );
      return {};
    },
  });
}
