import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { css } from '@emotion/react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Resource, ResourceRecord } from '@foyer/shared/api';
import { type Draft, DraftStore } from '@foyer/shared/records';
import { PageFrame } from '../layout/page-frame.tsx';
import { small } from '../layout/surfaces.ts';
import { changePath, listPath } from '../resources/paths.ts';
import { useLabel } from '../resources/resources.tsx';
import { usePageUser } from '../start/user-context.ts';
import { newRecord } from './blank-record.ts';
import { RecordForm } from './record-form.tsx';
import { placeOf, useDrafts } from './use-drafts.ts';
import { useSave } from './use-save.ts';

/** What a link to here may fill in beforehand. */
export interface CreateState {
  record?: Record<string, unknown>;
}

/** A new record; once it is there, its own page follows. */
export function CreatePage({ resource }: { resource: Resource }) {
  const t = useTranslate();
  const label = useLabel();
  const navigate = useNavigate();
  const { record: given } = (useLocation().state ?? {}) as CreateState;
  const [values] = useState({ ...newRecord(resource.fields), ...given });
  const { save } = useSave(resource, null);
  const { username } = usePageUser();
  const drafts = useDrafts(`${resource.name} new ${JSON.stringify(given ?? {})}`);
  const handOver = useRef(() => Promise.resolve());
  /** What is typed while it is being made, and until its page is there, is offered on that page. */
  const goOn = async (record: ResourceRecord, left: () => Draft | null) => {
    const draftsOfRecord = new DraftStore({ username, place: placeOf(resource, record) });
    handOver.current = () => draftsOfRecord.keep(left());
    await drafts.close();
    await handOver.current();
    await navigate(changePath(resource.name, record.id), { replace: true });
  };
  useEffect(() => () => void handOver.current(), []);
  return (
    <PageFrame
      title={label(resource.new_label ?? resource.label)}
      before={
        <Link css={[small, css({ color: 'var(--mute)' })]} to={listPath(resource.name)}>
          ← {label(resource.label)}
        </Link>
      }
    >
      <RecordForm
        resource={resource}
        values={values}
        save={save}
        drafts={drafts}
        isPrefilled={given !== undefined}
        saveLabel={t('foyer.edit.create')}
        onSaved={(record, left) => void goOn(record, left)}
      />
    </PageFrame>
  );
}
