import { useLocation, useMessages } from '@foyer/shared';
import type { ReactNode } from 'react';
import { failed, pager, panel, quiet, table } from './styles.ts';

interface PanelProps<T> {
  /** Key of its title; also its id on the page. */
  name: string;
  /** Null when it could not be read. */
  data: T | null;
  children: (data: T) => ReactNode;
}

/** One part of the dashboard: its title and what was read, or that this did not work. */
export function Panel<T>({ name, data, children }: PanelProps<T>) {
  const t = useMessages();
  const { pathname, search } = useLocation();
  return (
    <section id={name} css={panel} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{t(name)}</h2>
      {data === null ? (
        <div css={failed} role="status">
          <span>{t('panel.failed')}</span>
          <a href={pathname + search} data-native="">
            {t('again')}
          </a>
        </div>
      ) : (
        children(data)
      )}
    </section>
  );
}

export interface Column<Row> {
  /** Key of its heading. */
  name: string;
  kind?: 'number' | 'nowrap' | 'long';
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

/** Rows under headings; in narrow windows each row stands as a block of its own. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  const t = useMessages();
  const marks = ({ kind }: Column<Row>) => ({ [`data-${kind ?? 'text'}`]: '' });
  return (
    <table css={table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" {...marks(column)}>
              {t(column.name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.name} {...marks(column)} data-label={t(column.name)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PagesProps {
  list: string;
  page: number;
  pageSize: number;
  count: number;
  hrefOf: (page: number) => string;
}

/** Links to the pages of a long list. */
export function Pages({ list, page, pageSize, count, hrefOf }: PagesProps) {
  const t = useMessages();
  if (count <= pageSize) return null;
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(count, page * pageSize);
  return (
    <nav css={pager} aria-label={t('pager', { list })}>
      {page > 1 && <a href={hrefOf(page - 1)}>← {t('previous')}</a>}
      <span css={quiet}>{t('position', { from, to, count })}</span>
      {to < count && <a href={hrefOf(page + 1)}>{t('next')} →</a>}
    </nav>
  );
}
