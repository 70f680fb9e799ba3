import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { EntryCount, Resource, ResourceField, ResourceRecord, Urls } from '@foyer/shared/api';
import type { Database } from '../../platform/database/database.ts';
import type { Locale } from '../../platform/languages.ts';
import type { UrlsOf } from '../../platform/urls.ts';
import type { Service } from '../../service.ts';
import type { SessionUser } from '../../platform/http/session-user.ts';

/** A row of a table, by the names of its properties. */
export type Row = Record<string, unknown>;
/** A record without its id, by the names of its fields. */
export type Values = Record<string, unknown>;
/** What is wrong, by field: `title.en`, `fields.2.slug`. */
export type FieldErrors = Record<string, string[]>;

/** A table that joins records with what they refer to. */
export interface Join {
  table: PgTable;
  own: PgColumn;
  other: PgColumn;
  /** Keeps the order of the references. */
  position?: PgColumn;
  /** Where one table holds references of several kinds: those of this one. */
  ofKind?: string;
}

/** A table whose rows are the items of a list. */
export interface Children {
  table: PgTable;
  own: PgColumn;
  position: PgColumn;
  /** Where others know an item by its id: that column, and the one by which it stays the same item. */
  identity?: { id: PgColumn; by: PgColumn };
}

/** Where the value of a field lies. */
export type Place =
  | { in: 'column'; key: string }
  /** In a part of a row: of one column, or of several. `write` gets what was written so far. */
  | { in: 'row'; read: (row: Row) => unknown; write: (value: unknown, row: Row) => Row }
  | { in: 'join'; join: Join }
  | { in: 'children'; children: Children }
  /** Its resource's rules know what to do with it. */
  | { in: 'rules' };

export interface FieldDeclaration extends Omit<ResourceField, 'fields'> {
  place: Place;
  /** Of a list: what its items have. */
  fields?: readonly FieldDeclaration[];
  /** Nothing entered is null, not empty. */
  nullable: boolean;
  /** What a new record has unless somebody says otherwise. */
  fallback: unknown;
  /** A number without decimals. */
  integer: boolean;
  /** Of a reference: the record goes with the one that it refers to, and keeps nobody from deleting that. */
  goesAlong?: boolean;
  /** Of a slug: the fields that it is made from. */
  madeFrom?: readonly string[];
}

/** What is about to be written. */
export interface Change {
  /** Null for a new record. */
  before: ResourceRecord | null;
  /** The record as it will be; rules may complete it. */
  values: Values;
  /** What the caller sent. */
  given: Values;
  /** Columns that are no fields; rules may set some. */
  columns: Row;
}

/** What rules know about a write. */
export interface WriteContext {
  tx: Database;
  user: SessionUser;
  locale: Locale;
  now: Date;
  urlsOf: UrlsOf;
  /** Paths of the ticket shop that operators have chosen. */
  shopPaths: readonly string[];
  /** Public address of the site, if it is known. */
  siteUrl: string | null;
  sessionToken: string | null;
}

/** What a resource asks of its records beyond what its fields say. */
export interface Rules {
  /** Completes a change. @returns what is wrong with it */
  check?: (change: Change, context: WriteContext) => Promise<FieldErrors>;
  /** After the record was written. @returns further cache tags */
  written?: (id: number, change: Change, context: WriteContext) => Promise<readonly string[]>;
  /** @throws HttpProblem when this record must stay */
  mayDelete?: (record: ResourceRecord, context: WriteContext) => Promise<void>;
  /** What visitors have sent that goes with a record, once that is confirmed. */
  entries?: (id: number, context: WriteContext) => Promise<EntryCount>;
  /** Removes what the database does not remove by itself. */
  deleting?: (record: ResourceRecord, context: WriteContext) => Promise<void>;
  /** Once the record is gone for good: removes what lies outside of the database. After a crash nobody asks for it. */
  deleted?: (id: number, service: Pick<Service, 'formFiles'>) => Promise<void>;
}

/** What routes, schemas, description and storage of a resource come from. */
export interface Declaration extends Omit<Resource, 'fields' | 'sortable' | 'site_url'> {
  fields: readonly FieldDeclaration[];
  /** A table of its own, or a part of a document of the site. */
  storage: TableStorage | DocumentStorage;
  /** Cache tags of every answer that shows a record. */
  tagsOf: (id: number) => readonly string[];
  /** Field with the instant that tells records of one title apart. */
  dateField?: string;
  /** Where visitors see a record. */
  siteUrls?: (row: Row, urlsOf: UrlsOf) => Urls;
  rules?: Rules;
}

export interface TableStorage {
  in: 'table';
  table: PgTable;
  /** Where a table holds several resources: what all rows of this one have. */
  fixed?: Row;
  /** What `q` looks through; should have a trigram index where there may be many rows. */
  searched: SQL;
  /** Constraint of the database -> field that has to be unique. */
  unique?: Record<string, string>;
}

export interface DocumentStorage {
  in: 'document';
  /** Of `site_documents`. */
  document: string;
}

/** A declaration of something that has a table. */
export type TableDeclaration = Declaration & { storage: TableStorage };

export const hasTable = (declaration: Declaration): declaration is TableDeclaration =>
  declaration.storage.in === 'table';
