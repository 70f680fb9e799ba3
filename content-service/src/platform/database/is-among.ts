import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Like `inArray`, for however many values: they are one parameter, of which PostgreSQL takes 65,535. */
export const isAmong = (column: PgColumn, values: readonly unknown[], type: 'bigint' | 'text'): SQL =>
  sql`${column} = any(${sql.param(values)}::${sql.raw(type)}[])`;
