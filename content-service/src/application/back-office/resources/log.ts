import { auditTrail } from '../../../platform/audit/tables.ts';
import { missingPages } from '../../../content/site/tables.ts';
import type { Declaration } from '../declaration.ts';
import { choices, instant, integer, json, select, text } from '../fields.ts';
import { sql } from 'drizzle-orm';
import { defineResource } from './define.ts';

const known = { read_only: true } as const;

const errorLog = defineResource({
  name: 'error-log',
  label: ['Fehlende Seiten', 'Missing pages'],
  group: 'log',
  table: missingPages,
  searched: sql`${missingPages.url}`,
  title: 'url',
  sort: '-last_at',
  columns: ['url', 'requests', 'first_at', 'last_at'],
  filters: ['last_at'],
  tags: ['missing-pages'],
  operations: { create: false, edit: false, delete: true },
  fields: [
    text('url', ['Adresse', 'Address'], { ...known, max_length: 2000 }),
    integer('requests', ['Anfragen', 'Requests'], known),
    instant('first_at', ['Zuerst', 'First'], known),
    instant('last_at', ['Zuletzt', 'Last'], known),
  ],
});

const ACTIONS = choices(
  ['create', 'Angelegt', 'Created'],
  ['update', 'Geändert', 'Changed'],
  ['delete', 'Gelöscht', 'Deleted'],
  ['publish', 'Veröffentlicht', 'Published'],
  ['restore', 'Wiederhergestellt', 'Restored'],
);

/** @param changed resources whose changes it lists */
const auditOf = (changed: readonly Declaration[]) =>
  defineResource({
    name: 'audit',
    label: ['Änderungsprotokoll', 'Audit trail'],
    group: 'log',
    role: 'admin',
    table: auditTrail,
    searched: sql`(${auditTrail.title} || ' ' || ${auditTrail.author} || ' ' || ${auditTrail.resource})`,
    title: 'title',
    sort: '-id',
    columns: ['at', 'author', 'action', 'resource', 'title'],
    filters: ['at', 'author', 'action', 'resource', 'record_id'],
    tags: [],
    operations: { create: false, edit: false, delete: false },
    fields: [
      instant('at', ['Wann', 'When'], known),
      text('author', ['Wer', 'Who'], known),
      select('action', ['Was', 'What'], ACTIONS, { ...known, required: true }),
      select(
        'resource',
        ['Bereich', 'Resource'],
        changed.map(({ name: value, label }) => ({ value, label })),
        known,
      ),
      integer('record_id', ['Nummer', 'Number'], known),
      text('title', ['Titel', 'Title'], known),
      json('changes', ['Änderungen', 'Changes'], known),
    ],
  });

/** @param others every other resource */
export const logResources = (others: readonly Declaration[]): Declaration[] => [
  errorLog,
  auditOf([...others, errorLog]),
];
