import type { FormField } from '@foyer/shared/api';
import { fieldComplaint, fieldHelp, fieldLabel } from '@foyer/shared/fields';
import type { ReactNode } from 'react';
import { group } from './styles.ts';

/** Attributes by which a control, its help and its complaint belong together for assistive technology. */
export interface ControlProps {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps {
  field: FormField;
  id: string;
  error: string;
  /** Several controls under one name: checkboxes, radio buttons. */
  isGroup?: boolean;
  /** A single checkbox brings its label itself. */
  hideLabel?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, help and complaint of a field. */
export function FieldFrame({ field, id, error, isGroup, hideLabel, children }: FieldFrameProps) {
  const helpId = field.help_text ? `${id}-help` : '';
  const errorId = error ? `${id}-error` : '';
  const described = [errorId, helpId].filter(Boolean).join(' ') || undefined;
  const control = children({
    id,
    required: field.required,
    'aria-describedby': described,
    'aria-invalid': error ? true : undefined,
  });
  const notes = (
    <>
      {helpId && (
        <p id={helpId} css={fieldHelp}>
          {field.help_text}
        </p>
      )}
      {errorId && (
        <p id={errorId} css={fieldComplaint}>
          {error}
        </p>
      )}
    </>
  );
  if (isGroup) {
    return (
      <fieldset css={group} aria-describedby={described}>
        <legend css={fieldLabel}>{labelOf(field)}</legend>
        {control}
        {notes}
      </fieldset>
    );
  }
  return (
    <div>
      {!hideLabel && (
        <label htmlFor={id} css={fieldLabel}>
          {labelOf(field)}
        </label>
      )}
      {control}
      {notes}
    </div>
  );
}

/** The label with its mark. The mark is for eyes; `required` says it to others. */
export function labelOf(field: FormField): ReactNode {
  return (
    <>
      {field.label}
      {field.required && <span aria-hidden="true">&nbsp;*</span>}
    </>
  );
}
