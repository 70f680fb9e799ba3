import { LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Locale } from '@foyer/shared';
import type { Resource, ResourceRecord } from '@foyer/shared/api';
import type { PickedImage } from '@foyer/shared/popups';
import type { Reply } from '../api/http.ts';
import { blankRecord } from '../edit/blank-record.ts';
import { RecordForm } from '../edit/record-form.tsx';
import { useSave } from '../edit/use-save.ts';
import { MissingPage } from '../layout/missing-page.tsx';
import { Trouble } from '../layout/trouble.tsx';
import { pictureOf } from '../media/picture-of.ts';
import { useRecords, useResource } from '../resources/resources.tsx';
import { pickedImage } from './picked-image.ts';

interface ImageEditProps {
  id: number | null;
  language: Locale;
  pick: (image: PickedImage) => void;
}

/** A picture's texts in both languages, its focal point and its crop; saved, it is handed to the opener as it is then. */
export function ImageEdit({ id, language, pick }: ImageEditProps) {
  const t = useTranslate();
  const records = useRecords();
  const resource = useResource('pictures');
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['record', 'pictures', id],
    queryFn: () => records.read('pictures', id ?? 0),
    enabled: id !== null,
    gcTime: 0,
  });
  if (id === null || !resource) return <MissingPage />;
  if (error) return <Trouble text={t('foyer.edit.failed')} onRetry={() => void refetch()} />;
  if (isPending) return <LinearProgress aria-label={t('ra.page.loading')} />;
  return <Form resource={resource} start={data} language={language} pick={pick} />;
}

function Form({
  resource,
  start,
  language,
  pick,
}: { resource: Resource; start: Reply<ResourceRecord> } & Omit<ImageEditProps, 'id'>) {
  const t = useTranslate();
  const [values] = useState({ ...blankRecord(resource.fields), ...start.body });
  const { save, conflict, endConflict, goOnFrom } = useSave(resource, start);
  return (
    <RecordForm
      resource={resource}
      values={values}
      save={save}
      goOnFrom={goOnFrom}
      conflict={conflict}
      endConflict={endConflict}
      saveLabel={t('ra.action.save')}
      onSaved={(record) => pick(pickedImage(pictureOf(record), language))}
    />
  );
}
