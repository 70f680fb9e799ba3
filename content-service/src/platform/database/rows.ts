import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Rows of a statement; both engines give them in this member. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  return (result as { rows: Row[] }).rows;
}
