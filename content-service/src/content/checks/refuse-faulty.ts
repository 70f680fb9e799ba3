import type { Locale } from '@foyer/shared';
import { check, type Finding, mayBePublished } from '@foyer/shared/modules';
import type { Database } from '../../platform/database/database.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { documentOfRows } from '../pages/document-rows.ts';
import type { ModuleOwner, ModuleRow } from '../pages/module-tree.ts';
import { factsFor } from './facts.ts';

const REFUSAL: Record<Locale, string> = {
  de: 'So lässt sich das nicht veröffentlichen: Die Prüfung hat Fehler gefunden.',
  en: 'This cannot be published as it is: the check has found errors.',
};

/** What is wrong with rows that are to be published. @param live what visitors see */
export async function findingsIn(
  db: Database,
  owner: ModuleOwner,
  rows: readonly ModuleRow[],
  live: readonly ModuleRow[],
): Promise<Finding[]> {
  const document = documentOfRows(rows);
  return check({ document, live: documentOfRows(live), facts: await factsFor(db, owner, document) });
}

/** @param locale of the refusal @throws HttpProblem 409 with the findings, when one of them is an error */
export async function refuseFaulty(
  tx: Database,
  owner: ModuleOwner,
  rows: readonly ModuleRow[],
  live: readonly ModuleRow[],
  locale: Locale,
): Promise<void> {
  const findings = await findingsIn(tx, owner, rows, live);
  if (!mayBePublished(findings)) throw new HttpProblem(409, REFUSAL[locale], { findings });
}
