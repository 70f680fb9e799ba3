import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { css } from '@emotion/react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Resource } from '@foyer/shared/api';
import { PageFrame } from '../layout/page-frame.tsx';
import { small } from '../layout/surfaces.ts';
import { lastListPath } from '../list/last-list.ts';
import { changePath } from '../resources/paths.ts';
import { useLabel } from '../resources/resources.tsx';
import { newRecord } from './blank-record.ts';
import { RecordForm } from './record-form.tsx';
import { useDrafts } from './use-drafts.ts';
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
  const { save, version } = useSave(resource, null);
  const drafts = useDrafts(`${resource.name} new ${JSON.stringify(given ?? {})}`);
  return (
    <PageFrame
      title={label(resource.new_label ?? resource.label)}
      before={
        <Link css={[small, css({ color: 'var(--mute)' })]} to={lastListPath(resource.name)}>
          ← {label(resource.label)}
        </Link>
      }
    >
      <RecordForm
        resource={resource}
        values={values}
        save={save}
        version={version}
        drafts={drafts}
        isPrefilled={given !== undefined}
        saveLabel={t('foyer.edit.create')}
        onSaved={({ id }) => void navigate(changePath(resource.name, id), { replace: true })}
      />
    </PageFrame>
  );
}
