import { css } from '@emotion/react';
import AddIcon from '@mui/icons-material/Add';
import { Button, LinearProgress } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { ListBase, ResourceContextProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { Link, Navigate, useLocation } from 'react-router-dom';
import type { Resource, ResourceRecord } from '@foyer/shared/api';
import { PageFrame } from '../layout/page-frame.tsx';
import { mute, panel, stack } from '../layout/surfaces.ts';
import { Trouble } from '../layout/trouble.tsx';
import { createPath } from '../resources/paths.ts';
import { useLabel } from '../resources/resources.tsx';
import { Filters } from './filters.tsx';
import { keepList } from './last-list.ts';
import { ListSummary, ListTable } from './list-table.tsx';
import { meaningfulSearch } from './meaningful-search.ts';
import { Pager } from './pager.tsx';

const PER_PAGE = 25;

export interface ListPageProps {
  resource: Resource;
  /** Beside the button to create something. */
  actions?: ReactNode;
  /** Something to do with a row. */
  rowAction?: (record: ResourceRecord) => ReactNode;
  /** Instead of the table. */
  children?: ReactNode;
  perPage?: number;
  /** Above search and filters. */
  before?: ReactNode;
  /** Above the list, also while it has nothing: what is chosen of it. */
  selection?: ReactNode;
}

/** All records of a resource: searched, filtered, sorted, page by page. Everything of it stands in the address. */
export function ListPage({
  resource,
  actions,
  rowAction,
  children,
  perPage = PER_PAGE,
  before,
  selection,
}: ListPageProps) {
  const t = useTranslate();
  const label = useLabel();
  const notify = useNotify();
  const { name, sort, operations } = resource;
  const { search } = useLocation();
  const meaningful = meaningfulSearch(search, resource);
  useEffect(() => keepList(name, meaningful), [name, meaningful]);
  const create = operations.create && (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={createPath(name)}>
      {t('ra.action.create')}
    </Button>
  );
  if (meaningful !== search) return <Navigate to={{ search: meaningful }} replace />;
  return (
    <ResourceContextProvider value={name}>
      <ListBase
        key={name}
        resource={name}
        perPage={perPage}
        sort={{ field: sort.field, order: sort.order === 'desc' ? 'DESC' : 'ASC' }}
        exporter={false}
        storeKey={false}
        queryOptions={{ onError: () => notify('foyer.list.failed', { type: 'error' }) }}
      >
        <PageFrame
          title={label(resource.label)}
          actions={
            (actions || create) && (
              <>
                {actions}
                {create}
              </>
            )
          }
        >
          <div css={stack}>
            {before}
            <Filters resource={resource} />
            <div css={panel}>
              {selection}
              <ListContent resource={resource}>
                {children ?? <ListTable resource={resource} action={rowAction} />}
              </ListContent>
            </div>
          </div>
        </PageFrame>
      </ListBase>
    </ResourceContextProvider>
  );
}

const waiting = css({
  position: 'relative',
  '&:focus': { outline: 'none' },
  '& > .MuiLinearProgress-root': { position: 'absolute', insetInline: 0, top: '-.5rem', height: 2 },
});

/** What a list has to show: itself, that there is nothing, or that it failed. */
export function ListContent({ resource, children }: { resource: Resource; children: ReactNode }) {
  const t = useTranslate();
  const label = useLabel();
  const list = useListContext();
  const element = useRef<HTMLDivElement>(null);
  const { isPending, isFetching, refetch, total = 0, data = [] } = list;
  if (list.error && data.length === 0) return <Trouble text={t('foyer.list.failed')} onRetry={() => void refetch()} />;
  if (isPending) return <LinearProgress aria-label={t('foyer.list.loading')} />;
  const isFiltered = Object.keys((list.filterValues ?? {}) as object).length > 0;
  return (
    <div css={waiting} ref={element} role="group" aria-label={label(resource.label)} tabIndex={-1}>
      {isFetching && <LinearProgress aria-label={t('foyer.list.loading')} />}
      <ListSummary resource={resource} />
      {total === 0 || data.length === 0 ? (
        <p css={mute}>{isFiltered ? t('foyer.list.none') : t('foyer.list.empty')}</p>
      ) : (
        children
      )}
      <Pager
        onTurn={() => {
          // Its buttons are other ones on the next page. In a dialog the list comes into sight by its focus.
          element.current?.focus();
          window.scrollTo(0, 0);
        }}
      />
    </div>
  );
}
