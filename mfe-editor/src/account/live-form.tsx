import { Button, useMessages } from '@foyer/shared';
import { fieldComplaint, fieldControl, fieldHelp, fieldLabel, OnceAlive } from '@foyer/shared/fields';
import { FORM_ERROR } from 'final-form';
import { useCallback, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Field as StateField, Form as StateForm, useForm } from 'react-final-form';
import { outgoing, validate, type AccountField, type Values } from './field.ts';
import type { AccountFormProps } from './lazy-form.tsx';
import { done, foot, form } from './styles.ts';
import { refusalOf } from './refusal.ts';

/** A form of the account: its state, what is wrong with it, and that it was saved. */
export function LiveForm({ fields, initial, check, submit, save = 'save', saved = 'saved' }: AccountFormProps) {
  const t = useMessages();
  const [isSaved, setSaved] = useState(false);

  const send = async (values: Values) => {
    setSaved(false);
    try {
      await submit(outgoing(fields, values));
    } catch (error) {
      return refusalOf(error, fields);
    }
    setSaved(true);
    return undefined;
  };
  const complaints = (values: Values) => {
    const found = validate(fields, values);
    return { ...(Object.keys(found).length === 0 && check?.(values)), ...found };
  };

  return (
    <StateForm<Values>
      onSubmit={send}
      initialValues={initial}
      validate={complaints}
      subscription={{
        submitting: true,
        submitError: true,
        submitFailed: true,
        errors: true,
        submitErrors: true,
        dirtySinceLastSubmit: true,
      }}
    >
      {({ handleSubmit, submitting, submitError, submitFailed, dirtySinceLastSubmit, errors, submitErrors }) => {
        const faults = submitFailed
          ? Object.keys({ ...errors, ...(!dirtySinceLastSubmit && submitErrors) }).filter((name) => name !== FORM_ERROR)
              .length
          : 0;
        const failure = typeof submitError === 'string' && !dirtySinceLastSubmit ? submitError : '';
        return (
          <Fields
            fields={fields}
            busy={submitting === true}
            onSubmit={handleSubmit}
            report={faults > 0 ? t('error.summary', { count: faults }) : failure && t(failure)}
            success={isSaved && faults === 0 && !failure ? t(saved) : ''}
            save={t(submitting ? 'saving' : save)}
          />
        );
      }}
    </StateForm>
  );
}

interface FieldsProps {
  fields: readonly AccountField[];
  busy: boolean;
  onSubmit: (event: FormEvent) => Promise<unknown> | undefined;
  report: string;
  success: string;
  save: string;
}

function Fields({ fields, busy, onSubmit, report, success, save }: FieldsProps) {
  const t = useMessages();
  const state = useForm<Values>();
  const element = useRef<HTMLFormElement>(null);
  const [isAlive, setAlive] = useState(false);
  const [attempts, setAttempts] = useState(0);

  // What was entered before the form came alive.
  const takeOver = useCallback(() => {
    const data = new FormData(element.current ?? undefined);
    return () => {
      state.batch(() =>
        [...data.entries()].forEach(([name, value]) => state.change(name, typeof value === 'string' ? value : '')),
      );
      setAlive(true);
    };
  }, [state]);

  // After the fields say what is wrong with them.
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);

  const send = async (event: FormEvent) => {
    await onSubmit(event);
    setAttempts((count) => count + 1);
  };
  return (
    <form ref={element} css={form} noValidate onSubmit={(event) => void send(event)}>
      {fields.map((field) => (
        <Field key={field.name} field={field} />
      ))}
      {fields.some(({ required }) => required) && <p css={fieldHelp}>{t('requiredNote')}</p>}
      <div css={foot}>
        <div role="alert">{report && <p css={fieldComplaint}>{report}</p>}</div>
        <div role="status">{success && <p css={done}>{success}</p>}</div>
        <Button type="submit" disabled={!isAlive} aria-disabled={busy || undefined}>
          {save}
        </Button>
      </div>
      <OnceAlive takeOver={takeOver} />
    </form>
  );
}

function Field({ field }: { field: AccountField }) {
  const t = useMessages();
  const id = useId();
  const { name, type, required, autoComplete, choices } = field;
  return (
    <StateField<string>
      name={name}
      parse={(value: string) => value}
      subscription={{ value: true, error: true, submitError: true, submitFailed: true, dirtySinceLastSubmit: true }}
    >
      {({ input, meta }) => {
        // Not when a field is left: what appears then would push the button away from under the pointer that has just gone for it.
        const found: unknown = meta.submitFailed
          ? (meta.error ?? (meta.dirtySinceLastSubmit ? '' : meta.submitError))
          : '';
        // Complaints of our own are keys of the texts, the server's are sentences.
        const error = typeof found === 'string' ? (found.startsWith('error.') ? t(found) : found) : '';
        const described = [error && `${id}e`, field.help && `${id}h`].filter(Boolean).join(' ') || undefined;
        const props = {
          ...input,
          id,
          required,
          autoComplete,
          'aria-describedby': described,
          'aria-invalid': error ? (true as const) : undefined,
        };
        return (
          <div>
            <label htmlFor={id} css={fieldLabel}>
              {t(name)}
              {required && <span aria-hidden="true">&nbsp;*</span>}
            </label>
            {choices ? (
              <select {...props} css={fieldControl}>
                {choices.map(([value, text]) => (
                  <option key={value} value={value} lang={value}>
                    {text}
                  </option>
                ))}
              </select>
            ) : (
              <input {...props} css={fieldControl} type={type} />
            )}
            {field.help && (
              <p id={`${id}h`} css={fieldHelp}>
                {t(field.help)}
              </p>
            )}
            {error && (
              <p id={`${id}e`} css={fieldComplaint}>
                {error}
              </p>
            )}
          </div>
        );
      }}
    </StateField>
  );
}
