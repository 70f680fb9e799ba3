import { useState } from 'react';
import { mute, small } from '../layout/surfaces.ts';
import { described, FieldShell } from './field-shell.tsx';
import { area, control, mono, namedValues } from './looks.ts';
import { type FieldProps, useField } from './use-field.ts';

/** JSON as text. What cannot be read as such stays where it was typed, and nothing is saved of it. */
export function JsonField(props: FieldProps) {
  const { value, change, blur, ref, name, shell, isReadOnly, t } = useField(props);
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const error = fault ?? shell.error;
  if (isReadOnly) {
    return (
      <FieldShell {...shell} isGroup>
        <Values value={value} />
      </FieldShell>
    );
  }
  return (
    <FieldShell {...shell} error={error}>
      <textarea
        css={[control, area, mono]}
        ref={ref}
        name={name}
        spellCheck={false}
        value={typed ?? (value === null || value === undefined ? '' : JSON.stringify(value, null, 2))}
        onChange={({ target }) => {
          setTyped(target.value);
          try {
            change(target.value.trim() === '' ? null : JSON.parse(target.value));
            setFault(undefined);
          } catch (reason) {
            setFault(t('foyer.input.json', { reason: reason instanceof Error ? reason.message : '' }));
          }
        }}
        onBlur={() => {
          if (!fault) setTyped(null);
          blur();
        }}
        {...described({ ...shell, error })}
      />
    </FieldShell>
  );
}

/** Names and values, as somebody has sent them. */
function Values({ value }: { value: unknown }) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return <code>{JSON.stringify(value)}</code>;
  return (
    <dl css={namedValues}>
      {Object.entries(value).map(([name, each]: [string, unknown]) => (
        <div key={name}>
          <dt css={[small, mute]}>{name}</dt>
          <dd>{textOf(each)}</dd>
        </div>
      ))}
    </dl>
  );
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : JSON.stringify(value);
}
