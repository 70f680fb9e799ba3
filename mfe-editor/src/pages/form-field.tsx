import { useId, type ReactNode } from 'react';
import { fault as faultLook, field, input, muted } from '../editing/look.ts';

interface Described {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FormFieldProps {
  label: string;
  help?: string | undefined;
  fault?: string | undefined;
  children: (described: Described) => ReactNode;
}

/** A field with its name, what helps to fill it in, and what is wrong with it. */
export function FormField({ label, help, fault, children }: FormFieldProps) {
  const id = useId();
  const described = [help && `${id}help`, fault && `${id}fault`].filter(Boolean).join(' ');
  return (
    <div css={field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, ...(described && { 'aria-describedby': described }), ...(fault && { 'aria-invalid': true }) })}
      {help && (
        <span css={muted} id={`${id}help`}>
          {help}
        </span>
      )}
      {fault && (
        <span css={faultLook} id={`${id}fault`} role="alert">
          {fault}
        </span>
      )}
    </div>
  );
}

interface TextFieldProps extends Omit<FormFieldProps, 'children'> {
  value: string;
  write: (value: string) => void;
  maxLength?: number;
  isRequired?: boolean;
  isLong?: boolean;
  placeholder?: string;
  lang?: string;
}

/** A text, on one line or several. */
export function TextInput({
  value,
  write,
  maxLength,
  isRequired = false,
  isLong = false,
  placeholder,
  lang,
  ...rest
}: TextFieldProps) {
  const own = { css: input, value, maxLength, placeholder, lang, required: isRequired };
  return (
    <FormField {...rest}>
      {(described) =>
        isLong ? (
          <textarea {...described} {...own} rows={4} onChange={(event) => write(event.target.value)} />
        ) : (
          <input {...described} {...own} onChange={(event) => write(event.target.value)} />
        )
      }
    </FormField>
  );
}
