import { CheckReportSchema } from '@foyer/shared/api';
import { check } from '@foyer/shared/modules';
import { idParameter } from '../../platform/http/paging.ts';
import type { Router } from '../../platform/http/router.ts';
import { documentOfRows } from '../pages/document-rows.ts';
import { readWorkingCopy } from '../pages/drafts.ts';
import type { OwnerPath } from '../pages/owners.ts';
import type { Service } from '../../service.ts';
import { factsFor } from './facts.ts';

/** What is wrong with a working copy; without one, with what visitors see. */
export function checkRoutesOf({ thing, path, ownerOf }: OwnerPath, router: Router, { db }: Pick<Service, 'db'>): void {
  router.read({
    path: `${path}checks/`,
    area: 'Pages',
    summary: 'What the checks find in the working copy: errors keep it from being published',
    role: 'editor',
    params: { id: idParameter },
    answer: CheckReportSchema,
    read: async ({ params }) => {
      const owner = ownerOf(params);
      const { draft, live } = await readWorkingCopy(owner, { db });
      const document = documentOfRows(draft?.modules ?? live);
      const facts = await factsFor(db, owner, document);
      return {
        body: { findings: check({ document, live: documentOfRows(live), facts }), facts },
        tags: [`${thing}:${params.id}`],
      };
    },
  });
}
