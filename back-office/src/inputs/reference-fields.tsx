import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { small } from '../layout/surfaces.ts';
import { changePath } from '../resources/paths.ts';
import { useResource } from '../resources/resources.tsx';
import { described, FieldShell } from './field-shell.tsx';
import { ReferencePicker } from './reference-picker.tsx';
import { type FieldProps, useField } from './use-field.ts';

const idsOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number');

/** One record of another resource, with the way to it. */
export function ReferenceField(props: FieldProps) {
  const { value, change, blur, ref, shell, isReadOnly, t } = useField(props);
  const { reference = '' } = props.field;
  const target = useResource(reference);
  const [id] = idsOf(value);
  const way =
    target?.operations.edit && id !== undefined ? (
      <Link css={[small, css({ color: 'var(--violet)', flex: 'none' })]} to={changePath(reference, id)}>
        {t('foyer.input.open')}
        <span className="visually-hidden"> {shell.label}</span>
      </Link>
    ) : null;
  return (
    <FieldShell {...shell} aside={way}>
      <ReferencePicker
        resource={reference}
        multiple={false}
        value={idsOf(value)}
        onChange={([picked]) => change(picked ?? null)}
        disabled={isReadOnly}
        attributes={described(shell)}
        inputRef={ref}
        onBlur={blur}
      />
    </FieldShell>
  );
}

/** Several records of another resource, in an order that can be changed. */
export function ReferencesField(props: FieldProps) {
  const { value, change, blur, ref, shell, isReadOnly } = useField(props);
  return (
    <FieldShell {...shell}>
      <ReferencePicker
        resource={props.field.reference ?? ''}
        multiple
        value={idsOf(value)}
        onChange={change}
        disabled={isReadOnly}
        attributes={described(shell)}
        inputRef={ref}
        onBlur={blur}
      />
    </FieldShell>
  );
}
