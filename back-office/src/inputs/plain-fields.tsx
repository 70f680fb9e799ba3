import { useState } from 'react';
import { css } from '@emotion/react';
import { isSkipped, useWallClock } from '@foyer/shared/wall-clock';
import { small } from '../layout/surfaces.ts';
import { textIn } from '../resources/record-title.ts';
import { useLocale } from '../resources/resources.tsx';
import { complaintAbout } from './complaint.ts';
import { described, FieldShell } from './field-shell.tsx';
import { control } from './looks.ts';
import { type FieldProps, useField } from './use-field.ts';

/**
 * A number as either language writes it: 12,5 and 12.5. Fields that browsers know as numbers take one of the two,
 * by the browser's language, and make 125 of the other. What was typed and is no number stays, with the complaint.
 */
export function NumberField(props: FieldProps) {
  const { value, change, blur, ref, name, shell, isReadOnly } = useField(props);
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  return (
    <FieldShell {...shell}>
      <input
        css={[control, css({ maxWidth: '12rem' })]}
        ref={ref}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        value={Object.is(numberIn(typed), value ?? null) ? typed : textIn(value, locale)}
        readOnly={isReadOnly}
        onChange={({ target }) => {
          setTyped(target.value);
          change(numberIn(target.value));
        }}
        onBlur={blur}
        {...described(shell)}
      />
    </FieldShell>
  );
}

/** Null of nothing, NaN of what is no number. */
function numberIn(typed: string): number | null {
  const text = typed.trim().replace('−', '-');
  if (text === '') return null;
  return /^-?(\d+[.,]?\d*|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) : NaN;
}

const tick = css({
  display: 'flex',
  gap: '.625rem',
  alignItems: 'flex-start',
  fontWeight: 600,
  fontSize: '.875rem',
  lineHeight: 1.4,
  cursor: 'pointer',
  padding: '.25rem 0',
  '& input': {
    width: '1.125rem',
    height: '1.125rem',
    margin: '.0625rem 0 0',
    flex: 'none',
    accentColor: 'var(--violet)',
  },
});

/** Yes or no: a box to tick. */
export function BooleanField(props: FieldProps) {
  const { value, change, blur, ref, name, shell, isReadOnly } = useField(props);
  return (
    <div>
      <label css={tick}>
        <input
          ref={ref}
          name={name}
          type="checkbox"
          checked={value === true}
          disabled={isReadOnly}
          onChange={({ target }) => change(target.checked)}
          onBlur={blur}
          {...described({ ...shell, required: false })}
        />
        <span>{shell.label}</span>
      </label>
      {shell.help && (
        <p css={[small, css({ color: 'var(--mute)', paddingLeft: '1.75rem' })]} id={`${shell.id}-help`}>
          {shell.help}
        </p>
      )}
      {shell.error && (
        <p css={[small, css({ color: '#b3261e', fontWeight: 600 })]} id={`${shell.id}-error`}>
          {shell.error}
        </p>
      )}
    </div>
  );
}

/** Date and time on Berlin's clocks, wherever whoever enters them is. An hour that these skip is complained about at once. */
export function InstantField(props: FieldProps) {
  const { value, change, blur, ref, name, shell, isReadOnly, t } = useField(props);
  const help = shell.help ?? t('foyer.input.berlin');
  const error = isSkipped(value) ? complaintAbout(props.field, value, t) : shell.error;
  return (
    <FieldShell {...shell} help={help} error={error}>
      <input
        css={[control, css({ maxWidth: '16rem' })]}
        ref={ref}
        name={name}
        {...useWallClock(value, change)}
        readOnly={isReadOnly}
        onBlur={blur}
        {...described({ ...shell, help, error })}
      />
    </FieldShell>
  );
}

/** `day`: 2026-12-04; `time`: 10:00:00, of which seconds are not shown. */
export function DayOrTimeField(props: FieldProps) {
  const { value, change, blur, ref, name, shell, isReadOnly } = useField(props);
  const isDay = props.field.kind === 'day';
  const text = typeof value === 'string' ? value : '';
  return (
    <FieldShell {...shell}>
      <input
        css={[control, css({ maxWidth: '12rem' })]}
        ref={ref}
        name={name}
        type={isDay ? 'date' : 'time'}
        max={isDay ? '9999-12-31' : undefined}
        value={isDay ? text.slice(0, 10) : text.slice(0, 5)}
        readOnly={isReadOnly}
        onChange={({ target }) => change(target.value === '' ? null : isDay ? target.value : `${target.value}:00`)}
        onBlur={blur}
        {...described(shell)}
      />
    </FieldShell>
  );
}
