import { css } from '@emotion/react';
import { Button, LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { Locale } from '@foyer/shared';
import type { Resource, ResourceRecord } from '@foyer/shared/api';
import { HttpFailure, type Reply } from '../api/http.ts';
import { MissingPage } from '../layout/missing-page.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { small } from '../layout/surfaces.ts';
import { Trouble } from '../layout/trouble.tsx';
import { lastListPath } from '../list/last-list.ts';
import { recordTitle } from '../resources/record-title.ts';
import { useLabel, useLocale, useRecords } from '../resources/resources.tsx';
import { blankRecord } from './blank-record.ts';
import { DeleteButton } from './delete-button.tsx';
import { HistoryButton } from './history-button.tsx';
import { RecordForm } from './record-form.tsx';
import { placeOf, useDrafts } from './use-drafts.ts';
import { useSave } from './use-save.ts';

/** Id of the one record that a singleton has. */
export const SINGLETON_ID = '1';

const back = css({ color: 'var(--mute)', '&:hover': { color: 'var(--violet)' } });

/** The record of a resource, to be changed. Read anew each time: what is saved from an older state would be a conflict. */
export function EditPage({ resource, id }: { resource: Resource; id: string }) {
  const t = useTranslate();
  const label = useLabel();
  const records = useRecords();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['record', resource.name, id],
    queryFn: () => records.read(resource.name, id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, failure) => count < 2 && failure instanceof HttpFailure && failure.status === 0,
  });
  if (error instanceof HttpFailure && (error.status === 404 || error.status === 403 || error.status === 400))
    return <MissingPage />;
  if (error || isPending)
    return (
      <PageFrame title={label(resource.label)}>
        {error ? (
          <Trouble text={t('foyer.edit.failed')} onRetry={() => void refetch()} />
        ) : (
          <LinearProgress aria-label={t('ra.page.loading')} />
        )}
      </PageFrame>
    );
  return <Editor key={`${resource.name} ${id}`} resource={resource} start={data} />;
}

function Editor({ resource, start }: { resource: Resource; start: Reply<ResourceRecord> }) {
  const t = useTranslate();
  const label = useLabel();
  const locale = useLocale();
  const navigate = useNavigate();
  const [record, setRecord] = useState(start.body);
  // What the form began with; what is saved later it takes over itself.
  const [values] = useState({ ...blankRecord(resource.fields), ...start.body });
  const { save, conflict, endConflict, goOnFrom, version } = useSave(resource, start);
  const drafts = useDrafts(placeOf(resource, start.body));
  const name = recordTitle(resource, record, locale);
  const title = resource.singleton ? label(resource.label) : name || t('foyer.list.untitled', { id: record.id });
  const { operations } = resource;

  return (
    <PageFrame
      title={title}
      before={
        !resource.singleton && (
          <Link css={[small, back]} to={lastListPath(resource.name)}>
            ← {label(resource.label)}
          </Link>
        )
      }
      actions={
        <>
          <SiteLinks record={record} />
          {resource.name !== 'audit' && <HistoryButton resource={resource} id={record.id} />}
        </>
      }
    >
      <RecordForm
        resource={operations.edit ? resource : { ...resource, operations: { ...operations, create: false } }}
        values={values}
        save={async (sent) => {
          const outcome = await save(sent);
          if ('saved' in outcome) setRecord(outcome.saved);
          return outcome;
        }}
        goOnFrom={goOnFrom}
        version={version}
        drafts={drafts}
        conflict={conflict}
        endConflict={endConflict}
        saveLabel={t('ra.action.save')}
        others={
          operations.delete &&
          !resource.singleton && (
            <DeleteButton
              resource={resource}
              id={record.id}
              title={title}
              onDeleted={() => {
                void drafts.closePlace();
                void navigate(lastListPath(resource.name));
              }}
            />
          )
        }
      />
    </PageFrame>
  );
}

/** Where visitors see it. */
function SiteLinks({ record }: { record: ResourceRecord }) {
  const t = useTranslate();
  const urls = (record.urls ?? {}) as Partial<Record<Locale, string>>;
  return (['de', 'en'] as const).map((language) => {
    const url = urls[language];
    return (
      url && (
        <Button key={language} href={url} target="_blank" rel="noopener">
          {t(`foyer.edit.view_${language}`)}
        </Button>
      )
    );
  });
}
