import { useState } from 'react';
import { mute, small } from '../layout/surfaces.ts';
import { described, FieldShell } from './field-shell.tsx';
import { area, control, mono, namedValues } from './looks.ts';
import { type FieldProps, useField } from './use-field.ts';

/** A value of JSON as text. What is no JSON is words: nobody has to know of quotation marks. */
export function JsonField(props: FieldProps) {
  const { value, change, blur, ref, name, shell, isReadOnly } = useField(props);
  const [typed, setTyped] = useState<string | null>(null);
  if (isReadOnly) {
    return (
      <FieldShell {...shell} isGroup>
        <Values value={value} />
      </FieldShell>
    );
  }
  return (
    <FieldShell {...shell}>
      <textarea
        css={[control, area, mono]}
        ref={ref}
        name={name}
        spellCheck={false}
        value={typed ?? shown(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          change(read(target.value));
        }}
        onBlur={() => {
          setTyped(null);
          blur();
        }}
        {...described(shell)}
      />
    </FieldShell>
  );
}

function read(text: string): unknown {
  try {
    return text.trim() === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

/** What is read as this value. */
function shown(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' && read(value) === value ? value : JSON.stringify(value, null, 2);
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
