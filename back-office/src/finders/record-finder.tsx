import { css } from '@emotion/react';
import { LinearProgress } from '@mui/material';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { Resource, ResourceRecord } from '@foyer/shared/api';
import { Cell } from '../list/cell.tsx';
import { control } from '../inputs/looks.ts';
import { mute, small } from '../layout/surfaces.ts';
import { Trouble } from '../layout/trouble.tsx';
import { recordTitle } from '../resources/record-title.ts';
import { fieldOf, useLabel, useLocale } from '../resources/resources.tsx';

const FOUND = 25;
const list = css({
  margin: '.5rem 0 0',
  padding: 0,
  listStyle: 'none',
  '& li + li': { borderTop: '1px solid var(--hair)' },
});
const choice = css({
  display: 'block',
  width: '100%',
  padding: '.5rem .25rem',
  border: 0,
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover': { background: 'var(--paper)' },
  '&:disabled': { color: 'var(--mute)', cursor: 'default' },
});

interface RecordFinderProps {
  resource: Resource;
  onPick: (record: ResourceRecord) => void;
  /** A second line; records whose line is empty cannot be picked. */
  detail?: (record: ResourceRecord) => string;
  /** Only those with these values. */
  filter?: Record<string, unknown>;
  extra?: (record: ResourceRecord) => ReactNode;
}

/** Records of one resource, to search and to pick one from. */
export function RecordFinder({ resource, onPick, detail, filter = {}, extra }: RecordFinderProps) {
  const t = useTranslate();
  const label = useLabel();
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { field, order } = resource.sort;
  const { data, total, isPending, isFetching, error, refetch } = useGetList<ResourceRecord>(resource.name, {
    filter: { ...filter, ...(q && { q }) },
    pagination: { page: 1, perPage: FOUND },
    sort: { field, order: order === 'desc' ? 'DESC' : 'ASC' },
  });
  const second = resource.columns
    .map((name) => fieldOf(resource, name))
    .find(
      (column) =>
        column !== undefined &&
        column.name !== resource.title_field &&
        (column.kind === 'instant' || column.kind === 'day'),
    );
  return (
    <div>
      <input
        css={control}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        aria-label={t('foyer.list.search', { name: label(resource.label) })}
        placeholder={t('ra.action.search')}
      />
      <div css={css({ height: 4 })}>{isFetching && <LinearProgress aria-label={t('foyer.list.loading')} />}</div>
      {error && <Trouble text={t('foyer.list.failed')} onRetry={() => void refetch()} />}
      <p css={[small, mute]} role="status">
        {!isPending &&
          !error &&
          (total === 0 ? t('foyer.input.nothing') : t('foyer.list.count', { smart_count: total }))}
      </p>
      <ul css={list}>
        {data?.map((record) => {
          const line = detail?.(record);
          return (
            <li key={record.id}>
              <button type="button" css={choice} disabled={line === ''} onClick={() => onPick(record)}>
                <strong>{recordTitle(resource, record, locale) || t('foyer.list.untitled', { id: record.id })}</strong>
                <span css={[small, mute, css({ display: 'block' })]}>
                  {second && <Cell field={second} record={record} />} {line}
                </span>
              </button>
              {extra?.(record)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
