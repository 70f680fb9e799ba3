import { useCallback, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { Locale } from '@foyer/shared';
import type { ResourceField } from '@foyer/shared/api';
import { useLabel } from '../resources/resources.tsx';
import { complaintAbout } from './complaint.ts';

export interface FieldProps {
  field: ResourceField;
  /** Its place in the form: `title.de`, `fields.0.label`. */
  source: string;
  /** Where the field is one of two. */
  language?: Locale;
}

/** A field of the form: its value, its complaint, and what its shell says. */
export function useField({ field, source, language }: FieldProps) {
  const t = useTranslate();
  const label = useLabel();
  const id = useId();
  const element = useRef<Partial<HTMLInputElement>>(null);
  const { field: control, fieldState } = useController({
    name: source,
    rules: {
      validate: (value: unknown) =>
        // Half a date has no value, as none has.
        element.current?.validity?.badInput ? t('foyer.input.half') : complaintAbout(field, value, t),
    },
  });
  const { ref: register } = control;
  const ref = useCallback(
    (shown: Partial<HTMLInputElement> | null) => {
      element.current = shown;
      register(shown);
    },
    [register],
  );
  const shell = {
    id,
    label: label(field.label),
    language,
    required: field.required && !field.read_only,
    help: field.help ? label(field.help) : undefined,
    error: fieldState.error?.message,
  };
  return {
    id,
    t,
    value: control.value as unknown,
    change: control.onChange as (value: unknown) => void,
    blur: control.onBlur,
    ref,
    name: control.name,
    shell,
    isReadOnly: field.read_only,
  };
}
