import { css } from '@emotion/react';
import { Button, Drawer } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatsOf } from '@foyer/shared';
import type { AuditEntry, Resource } from '@foyer/shared/api';
import { mute, small, stack } from '../layout/surfaces.ts';
import { Trouble } from '../layout/trouble.tsx';
import { useLocale, useRecords } from '../resources/resources.tsx';
import { RecordedChanges } from './recorded-changes.tsx';

const side = css({ width: '30rem', maxWidth: '100vw', padding: '1.25rem' });
const entry = css({
  borderTop: '1px solid var(--hair)',
  paddingTop: '.75rem',
  display: 'grid',
  gap: '.5rem',
  gridTemplateColumns: 'minmax(0,1fr)',
});
/** Who changed what of a record, and when: beside the form, so that nothing of it is lost. */
export function HistoryButton({ resource, id }: { resource: Resource; id: number }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('foyer.edit.history')}</Button>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { 'aria-label': t('foyer.audit.title') } }}
      >
        <div css={[side, stack]}>
          <div css={css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' })}>
            <h2>{t('foyer.audit.title')}</h2>
            <Button onClick={() => setOpen(false)}>{t('foyer.audit.close')}</Button>
          </div>
          {isOpen && <History resource={resource} id={id} />}
        </div>
      </Drawer>
    </>
  );
}

function History({ resource, id }: { resource: Resource; id: number }) {
  const t = useTranslate();
  const records = useRecords();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['audit', resource.name, id],
    queryFn: ({ pageParam }) => records.audit(resource.name, id, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ next }, _, page) => (next === null ? undefined : page + 1),
  });
  const list = useRef<HTMLDivElement>(null);
  const entries = data?.pages.flatMap(({ results }) => results) ?? [];
  // The first of those that were asked for has the focus: the button goes with the last of them.
  const [seen, setSeen] = useState<number | null>(null);
  useEffect(() => {
    if (seen === null || entries.length <= seen) return;
    list.current?.querySelectorAll('article')[seen]?.focus();
    setSeen(null);
  }, [seen, entries.length]);
  if (error) return <Trouble text={t('foyer.audit.failed')} onRetry={() => void refetch()} />;
  if (isPending) return <p role="status">{t('ra.page.loading')}</p>;
  if (entries.length === 0) return <p css={mute}>{t('foyer.audit.empty')}</p>;
  return (
    <div css={stack} ref={list}>
      {entries.map((each) => (
        <Entry key={each.id} resource={resource} entry={each} />
      ))}
      {hasNextPage && (
        <Button
          onClick={() => {
            setSeen(entries.length);
            void fetchNextPage();
          }}
        >
          {t('foyer.audit.more')}
        </Button>
      )}
    </div>
  );
}

function Entry({ resource, entry: { at, author, action, changes } }: { resource: Resource; entry: AuditEntry }) {
  const t = useTranslate();
  const formats = formatsOf(useLocale());
  return (
    <article css={entry} tabIndex={-1}>
      <p>
        <strong>{author || '–'}</strong> {t(`foyer.audit.actions.${action}`)}{' '}
        <span css={[small, mute]}>{`${formats.dayShort(at)}, ${formats.time(at)}`}</span>
      </p>
      {action === 'update' && <RecordedChanges resource={resource} action={action} changes={changes} />}
    </article>
  );
}
