import { Heading, RichText, useMessages } from '@foyer/shared';
import type { FormField } from '@foyer/shared/api';
import { FIELD_TYPES } from '@foyer/shared/forms';
import { use } from 'react';
import { Field as StateField } from 'react-final-form';
import { complaintIn } from './complaint.ts';
import { autocompleteOf } from './autocomplete.ts';
import { FieldFrame, labelOf, type ControlProps } from './field-frame.tsx';
import { FileInput } from './file-input.tsx';
import { PartLevel } from './part-level.ts';
import { PostedContext } from './posted.ts';
import { choice, control } from './styles.ts';
import { nameOf, type Value } from './values.ts';

/** Native kinds of `<input>` that take a line of text. */
const INPUT_TYPE: Readonly<Record<number, string>> = {
  [FIELD_TYPES.email]: 'email',
  [FIELD_TYPES.number]: 'number',
  [FIELD_TYPES.date]: 'date',
  [FIELD_TYPES.telephone]: 'tel',
  [FIELD_TYPES.url]: 'url',
};

interface FieldProps {
  field: FormField;
  id: string;
}

/** One field of a form, as the native control of its type. A type of the future is a line of text. */
export function Field({ field, id }: FieldProps) {
  const posted = use(PostedContext);
  if (field.field_type === FIELD_TYPES.heading) return <FormHeading field={field} />;
  return (
    <StateField<Value>
      name={nameOf(field)}
      subscription={{
        error: true,
        submitError: true,
        submitFailed: true,
        dirtySinceLastSubmit: true,
        touched: true,
        dirty: true,
      }}
    >
      {({ meta }) => (
        <LabelledField
          field={field}
          id={id}
          complaint={complaintOf(meta) || (meta.dirty ? '' : (posted?.errors[nameOf(field)] ?? ''))}
        />
      )}
    </StateField>
  );
}

/** A visitor is told when a field is left, and when the form could not be sent; what the server refused, until it is changed. */
function complaintOf(meta: {
  error?: unknown;
  submitError?: unknown;
  submitFailed?: boolean;
  dirtySinceLastSubmit?: boolean;
  touched?: boolean;
}): string {
  const refused = meta.submitFailed && !meta.dirtySinceLastSubmit ? meta.submitError : '';
  const complaint = meta.touched || meta.submitFailed ? (meta.error ?? refused) : '';
  return typeof complaint === 'string' ? complaint : '';
}

function LabelledField({ field, id, complaint }: FieldProps & { complaint: string }) {
  const t = useMessages();
  const error = complaintIn(t, complaint);
  const frame = { field, id, error };
  const type: number = field.field_type;
  switch (type) {
    case FIELD_TYPES.checkboxes:
    case FIELD_TYPES.radio:
      return (
        <FieldFrame {...frame} isGroup>
          {(props) => <Choices field={field} {...props} />}
        </FieldFrame>
      );
    case FIELD_TYPES.checkbox:
      return (
        <FieldFrame {...frame} hideLabel>
          {(props) => (
            <label css={choice} htmlFor={id}>
              <StateField name={nameOf(field)} component="input" type="checkbox" {...props} />
              <span>{labelOf(field)}</span>
            </label>
          )}
        </FieldFrame>
      );
    case FIELD_TYPES.select:
    case FIELD_TYPES.multiSelect:
      return <FieldFrame {...frame}>{(props) => <Select field={field} {...props} />}</FieldFrame>;
    case FIELD_TYPES.file:
      return <FieldFrame {...frame}>{(props) => <FileInput field={field} {...props} />}</FieldFrame>;
    case FIELD_TYPES.textarea:
      return (
        <FieldFrame {...frame}>
          {(props) => (
            <StateField
              name={nameOf(field)}
              component="textarea"
              css={control}
              rows={4}
              placeholder={field.placeholder_text || undefined}
              {...props}
            />
          )}
        </FieldFrame>
      );
    default:
      return <FieldFrame {...frame}>{(props) => <TextInput field={field} {...props} />}</FieldFrame>;
  }
}

function TextInput({ field, ...props }: ControlProps & { field: FormField }) {
  const type = INPUT_TYPE[field.field_type] ?? 'text';
  return (
    <StateField
      name={nameOf(field)}
      component="input"
      type={type}
      css={control}
      placeholder={field.placeholder_text || undefined}
      autoComplete={autocompleteOf(field)}
      {...(type === 'number' && { step: 'any' })}
      {...props}
    />
  );
}

function Choices({ field, id, required, ...props }: ControlProps & { field: FormField }) {
  const type = field.field_type === FIELD_TYPES.radio ? 'radio' : 'checkbox';
  return (field.choices ?? []).map(({ value, label }, index) => (
    <label key={value} css={choice}>
      {/* Of checkboxes, one is enough; `required` would ask for each. */}
      <StateField
        name={nameOf(field)}
        component="input"
        type={type}
        value={value}
        id={index === 0 ? id : undefined}
        required={type === 'radio' && required}
        {...props}
      />
      <span>{label}</span>
    </label>
  ));
}

function Select({ field, ...props }: ControlProps & { field: FormField }) {
  const t = useMessages();
  const multiple = field.field_type === FIELD_TYPES.multiSelect;
  return (
    <StateField name={nameOf(field)} component="select" css={control} multiple={multiple} {...props}>
      {!multiple && <option value="">{field.placeholder_text || t('choose')}</option>}
      {(field.choices ?? []).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </StateField>
  );
}

function FormHeading({ field }: { field: FormField }) {
  return (
    <div>
      <Heading level={use(PartLevel)} size={2}>
        {field.label}
      </Heading>
      {field.help_text && <RichText html={field.help_text} />}
    </div>
  );
}
