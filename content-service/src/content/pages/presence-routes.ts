import { and, asc, eq, gte, lt, ne } from 'drizzle-orm';
import Type from 'typebox';
import { PresentEditorSchema } from '@foyer/shared/api';
import { MAX_INTEGER } from '@foyer/shared/limits';
import { idParameter } from '../../platform/http/paging.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Service } from '../../service.ts';
import { personName } from '../users/person-name.ts';
import { workingCopyEtag } from './drafts.ts';
import { type OwnerPath, ownerPaths, requireOwner } from './owners.ts';
import { belongingTo, presence } from './tables.ts';

/** Whoever has not said so for this long is no longer there, in milliseconds: three times as long as editors wait between two words. */
const GONE_AFTER_MS = 15_000;

const HereSchema = Type.Object(
  {
    client: Type.String({ pattern: '^[\\w-]{8,64}$', description: 'a random word, one a window' }),
    module: Type.Union([Type.Integer({ minimum: -MAX_INTEGER, maximum: MAX_INTEGER }), Type.Null()], {
      description: 'id of the module that the editor is at',
    }),
    is_leaving: Type.Optional(Type.Boolean()),
  },
  { title: 'Presence' },
);

/** Who else has something open to edit it. Nobody is locked out: editors only know of each other. */
export function presenceRoutes(router: Router, service: Service): void {
  for (const owner of ownerPaths) presenceRoutesOf(owner, router, service);
}

function presenceRoutesOf({ path, ownerOf }: OwnerPath, router: Router, { db }: Service): void {
  router.write({
    method: 'POST',
    path: `${path}presence/`,
    area: 'Pages',
    summary: 'Say that one is editing, and hear who else is',
    role: 'editor',
    params: { id: idParameter },
    body: HereSchema,
    answer: Type.Array(PresentEditorSchema),
    status: 200,
    write: async ({ params, body: { client, module, is_leaving: isLeaving = false }, user, now }) => {
      const owner = ownerOf(params);
      await requireOwner(db, owner);
      const since = new Date(now.getTime() - GONE_AFTER_MS);
      await db.delete(presence).where(lt(presence.seenAt, since));
      const own = and(belongingTo(presence, owner), eq(presence.client, client));
      if (isLeaving) await db.delete(presence).where(own);
      else {
        const here = { username: user?.username ?? '', name: user ? personName(user) : '', module, seenAt: now };
        await db
          .insert(presence)
          .values({ ...owner, client, ...here })
          .onConflictDoUpdate({ target: [presence.contentType, presence.objectId, presence.client], set: here });
      }
      const others = await db
        .select({ name: presence.name, username: presence.username, module: presence.module })
        .from(presence)
        .where(and(belongingTo(presence, owner), ne(presence.client, client), gte(presence.seenAt, since)))
        .orderBy(asc(presence.name), asc(presence.client));
      if (others.length === 0) return { body: [] };
      const etag = await workingCopyEtag(owner, { db });
      return { body: others.map((other) => ({ ...other, etag })) };
    },
  });
}
