import { css } from '@emotion/react';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { Resource, ResourceField, ResourceRecord } from '@foyer/shared/api';
import { control, tickBox } from '../inputs/looks.ts';
import { fromTablet, onMedium } from '../layout/breakpoints.ts';
import { ScrollArea } from '../layout/scroll-area.tsx';
import { mute, small } from '../layout/surfaces.ts';
import { changePath } from '../resources/paths.ts';
import { recordTitle } from '../resources/record-title.ts';
import { fieldOf, useLabel, useLocale } from '../resources/resources.tsx';
import { Cell } from './cell.tsx';

/** So many columns beside the title have room on screens of medium width. */
const MEDIUM_COLUMNS = 4;
/** What says nothing without its heading, on small screens. */
const BARE = new Set<ResourceField['kind']>(['boolean', 'number', 'time', 'list']);
/** What says which day it is, and of two of them not which is which. */
const DAYS = new Set<ResourceField['kind']>(['instant', 'day']);

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '.9375rem',
  lineHeight: 1.45,
  '& thead': { display: 'none' },
  '& tr': { display: 'block', position: 'relative', padding: '.75rem 0', borderTop: '1px solid var(--hair)' },
  '& td': { display: 'block', padding: '.0625rem 0', overflowWrap: 'anywhere' },
  '& td:empty': { display: 'none' },
  '& td[data-label]:not(:empty)::before': { content: 'attr(data-label) ": "' },
  '& tbody tr:hover': { background: 'var(--paper)' },
  [fromTablet]: {
    '& thead': { display: 'table-header-group' },
    '& tr': { display: 'table-row' },
    '& th,& td,& td:empty': {
      display: 'table-cell',
      padding: '.5rem .75rem',
      textAlign: 'left',
      verticalAlign: 'top',
      borderTop: '1px solid var(--hair)',
      // Unlike `anywhere`, this leaves columns the width of their longest word.
      overflowWrap: 'break-word',
    },
    '& td[data-label]:not(:empty)::before': { content: 'none' },
    '& thead th': { borderTop: 0, paddingTop: 0 },
    '& tr > :first-of-type': { paddingLeft: '.25rem' },
  },
});
const heading = css({
  color: 'var(--mute)',
  fontWeight: 600,
  fontSize: '.8125rem',
  whiteSpace: 'nowrap',
  '& button': {
    border: 0,
    padding: 0,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    minHeight: '1.5rem',
  },
  '& button:hover': { color: 'var(--ink)', textDecoration: 'underline' },
  '&[aria-sort] button': { color: 'var(--ink)' },
});
/** The whole row leads to the record. */
const title = css({
  fontWeight: 600,
  color: 'var(--ink)',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover,&:focus-visible': { textDecoration: 'underline', color: 'var(--violet)' },
});
const name = css({ minWidth: '12rem', [fromTablet]: { '&&': { overflowWrap: 'anywhere' } } });
const facts = css({ color: 'var(--mute)', [fromTablet]: { color: 'inherit' } });
const spare = css({ [onMedium]: { '&&&': { display: 'none' } } });
const own = css({ position: 'relative', zIndex: 1 });
/** Left of the record; on small screens beside all of its lines. */
const box = css({
  '&&': { position: 'absolute', left: 0, [fromTablet]: { position: 'relative', width: '2rem' } },
});
const boxed = css({ '& tbody tr': { paddingLeft: '2rem' } });

interface ListTableProps {
  resource: Resource;
  /** Something to do with a row, at its end. */
  action?: (record: ResourceRecord) => ReactNode;
  /** For doing something with several: which are chosen. */
  choice?: {
    /** Of the box in a row. */
    label: (title: string) => string;
    isChosen: (id: number) => boolean;
    /** Nothing can be chosen for the moment: boxes keep the focus, and say so. */
    isOff: boolean;
    toggle: (id: number) => void;
  };
}

/** Records as a table; on small screens below each other. */
export function ListTable({ resource, action, choice }: ListTableProps) {
  const label = useLabel();
  const locale = useLocale();
  const { data = [] } = useListContext<ResourceRecord>();
  const columns = resource.columns.map((column) => fieldOf(resource, column)).filter((field) => field !== undefined);
  // The title leads the row, wherever the resource has it.
  const first = columns.find((field) => field.name === resource.title_field);
  const others = columns.filter((field) => field !== first);
  const isSpare = (index: number) => index >= MEDIUM_COLUMNS;
  const hasDays = columns.filter(({ kind }) => DAYS.has(kind)).length > 1;
  const isBare = ({ kind }: ResourceField) => BARE.has(kind) || (hasDays && DAYS.has(kind));
  return (
    <ScrollArea label={label(resource.label)}>
      <table css={[table, choice && boxed]} aria-label={label(resource.label)}>
        <thead>
          <tr>
            {choice && <td />}
            <SortHeading resource={resource} field={first ?? fieldOf(resource, resource.title_field)} />
            {others.map((field, index) => (
              <SortHeading key={field.name} resource={resource} field={field} isSpare={isSpare(index)} />
            ))}
            {action && <td />}
          </tr>
        </thead>
        <tbody>
          {data.map((record) => (
            <tr key={record.id} css={css({ [fromTablet]: { position: 'relative' } })}>
              {choice && (
                <td css={[own, box]}>
                  <input
                    css={tickBox}
                    type="checkbox"
                    aria-disabled={choice.isOff || undefined}
                    checked={choice.isChosen(record.id)}
                    onChange={() => choice.toggle(record.id)}
                    aria-label={choice.label(recordTitle(resource, record, locale))}
                  />
                </td>
              )}
              <td css={name}>
                <TitleLink resource={resource} record={record} />
              </td>
              {others.map((field, index) => (
                <td
                  key={field.name}
                  css={[facts, isSpare(index) && spare]}
                  data-label={isBare(field) ? label(field.label) : undefined}
                >
                  <Cell field={field} record={record} />
                </td>
              ))}
              {action && <td css={own}>{action(record)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function TitleLink({ resource, record }: { resource: Resource; record: ResourceRecord }) {
  const t = useTranslate();
  const locale = useLocale();
  const field = fieldOf(resource, resource.title_field);
  const untitled = t('foyer.list.untitled', { id: record.id });
  const isPlain = !field || recordTitle(resource, record, locale) === '';
  return (
    <Link css={title} to={changePath(resource.name, record.id)}>
      {isPlain || !field ? untitled : <Cell field={field} record={record} />}
    </Link>
  );
}

interface SortHeadingProps {
  resource: Resource;
  field: ResourceField | undefined;
  isSpare?: boolean;
}

function SortHeading({ resource, field, isSpare = false }: SortHeadingProps) {
  const label = useLabel();
  const { sort, setSort } = useListContext();
  if (!field) return <td />;
  const text = label(field.label);
  const look = [heading, isSpare && spare];
  if (!resource.sortable.includes(field.name)) {
    return (
      <th css={look} scope="col">
        {text}
      </th>
    );
  }
  const isSorted = sort.field === field.name;
  const isUp = sort.order !== 'DESC';
  return (
    <th css={look} scope="col" aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}>
      <button type="button" onClick={() => setSort({ field: field.name, order: isSorted && isUp ? 'DESC' : 'ASC' })}>
        {text}
        <span aria-hidden="true">{isSorted ? (isUp ? ' ↑' : ' ↓') : ''}</span>
      </button>
    </th>
  );
}

/** Above the list: how many there are, and on small screens by what they are sorted. */
export function ListSummary({ resource }: { resource: Resource }) {
  const t = useTranslate();
  const label = useLabel();
  const { total = 0, page, perPage, sort, setSort } = useListContext();
  // A number that nobody sees stands for the order in which records came.
  const ways = resource.sortable.map((name) => {
    const field = fieldOf(resource, name);
    return { name, text: field ? label(field.label) : t('foyer.list.added') };
  });
  return (
    <div
      css={[
        small,
        mute,
        css({
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: '.5rem',
          marginBottom: '.75rem',
        }),
      ]}
    >
      <span role="status">
        {t('foyer.list.count', { smart_count: total })}
        {total > perPage && `, ${t('ra.navigation.current_page', { page })}`}
      </span>
      <label css={css({ minWidth: 0, [fromTablet]: { display: 'none' } })}>
        {t('foyer.list.cards')}{' '}
        <select
          css={[control, css({ width: 'auto', maxWidth: '100%', display: 'inline-block' })]}
          value={`${sort.field} ${sort.order}`}
          onChange={({ target }) => {
            const [by = '', order] = target.value.split(' ');
            setSort({ field: by, order: order === 'DESC' ? 'DESC' : 'ASC' });
          }}
        >
          {ways.flatMap(({ name, text }) =>
            (['ASC', 'DESC'] as const).map((order) => (
              <option key={`${name} ${order}`} value={`${name} ${order}`}>
                {text} {order === 'ASC' ? '↑' : '↓'}
              </option>
            )),
          )}
        </select>
      </label>
    </div>
  );
}
