import { check, type Finding, mayBePublished } from '@foyer/shared/modules';
import type { Database } from '../../platform/database/database.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { documentOfRows } from '../pages/document-rows.ts';
import type { ModuleOwner, ModuleRow } from '../pages/module-tree.ts';
import { factsFor } from './facts.ts';

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

/** @throws HttpProblem 409 with the findings, when one of them is an error */
export async function refuseFaulty(
  tx: Database,
  owner: ModuleOwner,
  rows: readonly ModuleRow[],
  live: readonly ModuleRow[],
): Promise<void> {
  const findings = await findingsIn(tx, owner, rows, live);
  if (mayBePublished(findings)) return;
  const errors = findings.filter(({ isError }) => isError);
  throw new HttpProblem(
    409,
    `This cannot be published as it is: ${errors.map(({ id, field, key }) => `${key} (module ${id ?? 0}, ${field})`).join('; ')}.`,
    { findings },
  );
}
