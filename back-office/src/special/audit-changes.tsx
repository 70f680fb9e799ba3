import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { AuditEntry } from '@foyer/shared/api';
import { RecordedChanges } from '../edit/recorded-changes.tsx';
import { FieldShell } from '../inputs/field-shell.tsx';
import { type FieldProps, useField } from '../inputs/use-field.ts';
import { mute, stack } from '../layout/surfaces.ts';
import { changePath, listPath } from '../resources/paths.ts';
import { useResources } from '../resources/resources.tsx';

/** What somebody changed, in the words of the form in which they did, and the way there. */
export function AuditChanges(props: FieldProps) {
  const { shell, value } = useField(props);
  const t = useTranslate();
  const [name, id, action] = useWatch({ name: ['resource', 'record_id', 'action'] }) as [
    AuditEntry['resource'],
    AuditEntry['record_id'],
    AuditEntry['action'],
  ];
  const changes = value as AuditEntry['changes'];
  const resource = useResources().find((each) => each.name === name);
  return (
    <FieldShell {...shell} isGroup>
      <div css={stack}>
        {Object.keys(changes).length === 0 && <p css={mute}>{t('foyer.audit.nothing')}</p>}
        <RecordedChanges resource={resource} action={action} changes={changes} />
        {resource && action !== 'delete' && (
          <p>
            <Link to={resource.singleton ? listPath(name) : changePath(name, id)}>{t('foyer.audit.record')}</Link>
          </p>
        )}
      </div>
    </FieldShell>
  );
}
