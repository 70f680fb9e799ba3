import type { CheckedThing } from '@foyer/shared/api';
import { resourceOfContent } from '../../content/pages/module-audit.ts';
import { changeUrl } from '../back-office/registry.ts';
import type { siteFindings } from '../../content/checks/tables.ts';
import { isoInBerlin } from '../../platform/time/berlin.ts';

/** Something with faults, and where they are mended. @param page address of a page of the content system; null for anything else */
export function checkedThing(
  { contentType, objectId, title, findings, errors, checkedAt }: typeof siteFindings.$inferSelect,
  page: string | null,
): CheckedThing {
  const kind = resourceOfContent(contentType);
  return {
    kind,
    id: objectId,
    title,
    url: page ? `${page}?edit` : changeUrl(kind, objectId),
    errors,
    warnings: findings.length - errors,
    faults: [...new Set(findings.map(({ key }) => key))],
    checked_at: isoInBerlin(checkedAt),
  };
}
