import { css } from '@emotion/react';
import { useLabel } from '../resources/resources.tsx';
import { described, FieldShell } from './field-shell.tsx';
import { control } from './looks.ts';
import { type FieldProps, useField } from './use-field.ts';

/** One of several. A value that is no choice any more is shown, so that saving does not change it unseen. */
export function SelectField(props: FieldProps) {
  const { value, change, blur, ref, name, shell, isReadOnly } = useField(props);
  const label = useLabel();
  const choices = props.field.choices ?? [];
  const chosen = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const isKnown = chosen === '' || choices.some((choice) => String(choice.value) === chosen);
  return (
    <FieldShell {...shell}>
      <select
        css={control}
        ref={ref}
        name={name}
        value={chosen}
        disabled={isReadOnly}
        onChange={({ target }) =>
          change(choices.find((choice) => String(choice.value) === target.value)?.value ?? null)
        }
        onBlur={blur}
        {...described(shell)}
      >
        {(!shell.required || chosen === '') && <option value="" />}
        {!isKnown && <option value={chosen}>{chosen}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {label(choice.label)}
          </option>
        ))}
      </select>
    </FieldShell>
  );
}

const options = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem 1.25rem',
  padding: '.25rem 0',
  '& label': {
    display: 'flex',
    gap: '.5rem',
    alignItems: 'center',
    fontSize: '.9375rem',
    minHeight: '1.75rem',
    cursor: 'pointer',
  },
  '& input': { width: '1.125rem', height: '1.125rem', margin: 0, accentColor: 'var(--violet)' },
});

/** Any of several. */
export function MultiSelectField(props: FieldProps) {
  const { value, change, blur, ref, shell, isReadOnly } = useField(props);
  const label = useLabel();
  const { 'aria-invalid': isInvalid, 'aria-describedby': about } = described(shell);
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const choices = props.field.choices ?? [];
  return (
    <FieldShell {...shell} isGroup>
      <div css={options} id={shell.id}>
        {choices.map((choice, index) => (
          <label key={choice.value}>
            <input
              // What is wrong with all of them is said at the first.
              {...(index === 0 && { ref, 'aria-invalid': isInvalid, 'aria-describedby': isInvalid && about })}
              type="checkbox"
              checked={chosen.includes(choice.value)}
              disabled={isReadOnly}
              // In the order of the choices, so that the same ones are always the same value.
              onChange={({ target }) =>
                change(
                  choices
                    .map((each) => each.value)
                    .filter((each) => (each === choice.value ? target.checked : chosen.includes(each))),
                )
              }
              onBlur={blur}
            />
            {label(choice.label)}
          </label>
        ))}
      </div>
    </FieldShell>
  );
}
