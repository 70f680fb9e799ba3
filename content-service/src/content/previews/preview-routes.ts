import Type from 'typebox';
import { PreviewLinkSchema } from '@foyer/shared/api';
import { idParameter } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Router } from '../../platform/http/router.ts';
import { type OwnerPath, ownerPaths, requireOwner } from '../pages/owners.ts';
import type { Service } from '../../service.ts';
import { isoInBerlin } from '../../platform/time/berlin.ts';
import { type PreviewLink, linksOf, makeLink, revokeLink } from './preview-links.ts';
import { tokenOf } from './preview-token.ts';

const DAY_MS = 24 * 60 * 60_000;
const USUAL_DAYS = 7;
const MOST_DAYS = 90;

const NewLinkSchema = Type.Object(
  { days: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_DAYS, default: USUAL_DAYS })) },
  { title: 'NewPreviewLink' },
);

const answerOf = (link: PreviewLink) => ({
  id: link.id,
  token: tokenOf(link),
  author: link.author,
  created_at: isoInBerlin(link.createdAt),
  expires_at: isoInBerlin(link.expiresAt),
});

/** Links that show a working copy to whoever has them, until they expire or are revoked. */
export function previewRoutes(router: Router, service: Service): void {
  for (const owner of ownerPaths) previewRoutesOf(owner, router, service);
}

function previewRoutesOf({ thing, path: begin, ownerOf }: OwnerPath, router: Router, { db }: Service): void {
  const path = `${begin}previews/`;

  router.read({
    path,
    area: 'Pages',
    summary: 'Links that show the working copy to whoever has them',
    role: 'editor',
    params: { id: idParameter },
    answer: Type.Array(PreviewLinkSchema),
    read: async ({ params, now }) => {
      const owner = ownerOf(params);
      await requireOwner(db, owner);
      return { body: (await linksOf(db, owner, now)).map(answerOf), tags: [`${thing}:${params.id}`] };
    },
  });

  router.write({
    method: 'POST',
    path,
    area: 'Pages',
    summary: 'Make a link that shows the working copy to whoever has it, for some days',
    role: 'editor',
    params: { id: idParameter },
    body: NewLinkSchema,
    answer: PreviewLinkSchema,
    status: 201,
    write: async ({ params, body: { days = USUAL_DAYS }, user, now }) => {
      const owner = ownerOf(params);
      await requireOwner(db, owner);
      return {
        body: answerOf(
          await makeLink(db, owner, {
            author: user?.username ?? '',
            expiresAt: new Date(now.getTime() + days * DAY_MS),
            now,
          }),
        ),
      };
    },
  });

  router.write({
    method: 'DELETE',
    path: `${path}{link}/`,
    area: 'Pages',
    summary: 'Revoke a link: whoever has it sees nothing any more',
    role: 'editor',
    params: { id: idParameter, link: idParameter },
    answer: Type.Null(),
    status: 204,
    write: async ({ params }) => {
      if (!(await revokeLink(db, ownerOf(params), params.link))) throw notFound(`preview link ${params.link}`);
      return {};
    },
  });
}
