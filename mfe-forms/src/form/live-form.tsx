import { css } from '@emotion/react';
import { Button, Heading, RichText, useMessages, useSite } from '@foyer/shared';
import type { Form } from '@foyer/shared/api';
import { fieldComplaint } from '@foyer/shared/fields';
import { FORM_ERROR, type FormApi } from 'final-form';
import { use, useEffect, useId, useMemo, useRef, useState, type FormEvent } from 'react';
import { Form as StateForm } from 'react-final-form';
import { Field } from './field.tsx';
import { Honeypot } from './honeypot.tsx';
import { PartLevel } from './part-level.ts';
import { submitEntry } from './submit.ts';
import { typedBefore } from './typed-before.ts';
import { validate } from './validate.ts';
import { initialValues, type Values } from './values.ts';

const fields = css({ display: 'grid', gap: 'var(--s8)', '&:focus': { outline: 'none' } });
const note = css({ fontSize: 'var(--step--1)', color: 'var(--mute)' });
const done = css({ display: 'grid', gap: 'var(--s4)', padding: 'var(--s6) 0', borderTop: '.35rem solid var(--aurora)', '&:focus': { outline: 'none' } });

/** The form itself: its state, what is wrong with it, and what became of it. */
export function LiveForm({ form }: { form: Form }) {
  const { api } = useSite();
  const initial = useMemo(() => initialValues(form), [form]);
  const [sent, setSent] = useState(false);

  const submit = async (values: Values) => {
    const refusal = await submitEntry(api, form, values);
    if (!refusal) setSent(true);
    else return Object.keys(refusal.fields).length > 0 ? refusal.fields : { [FORM_ERROR]: 'error.send' };
    return undefined;
  };

  if (sent) return <Success form={form} />;
  return (
    <StateForm<Values> onSubmit={submit} initialValues={initial} validate={(values) => validate(form, values)} subscription={{ submitting: true, submitError: true, submitFailed: true, hasValidationErrors: true, hasSubmitErrors: true, errors: true, submitErrors: true }}>
      {({ handleSubmit, form: state, submitting, submitError, submitFailed, errors, submitErrors }) => (
        <FieldList
          form={form}
          state={state}
          initial={initial}
          onSubmit={handleSubmit}
          submitting={submitting === true}
          error={submitError as unknown}
          faults={submitFailed === true ? Object.keys({ ...errors, ...submitErrors }).filter((name) => name !== FORM_ERROR).length : 0}
        />
      )}
    </StateForm>
  );
}

interface FieldListProps {
  form: Form;
  state: FormApi<Values>;
  initial: Values;
  onSubmit: (event: FormEvent) => Promise<unknown> | undefined;
  submitting: boolean;
  error: unknown;
  faults: number;
}

function FieldList({ form, state, initial, onSubmit, submitting, error, faults }: FieldListProps) {
  const t = useMessages();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [alive, setAlive] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const typed = typedBefore(element.current, form, initial);
    state.batch(() => Object.entries(typed).forEach(([name, value]) => state.change(name, value)));
    setAlive(true);
  }, [form, initial, state]);

  const send = async (event: FormEvent) => {
    await onSubmit(event);
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };

  return (
    <form ref={element} css={fields} noValidate onSubmit={(event) => void send(event)}>
      {(form.fields ?? []).filter((field) => field.visible).map((field) => <Field key={field.id} field={field} id={`${id}${field.id}`} />)}
      <Honeypot />
      <div role="alert">
        {faults > 0 && <p css={fieldComplaint}>{t('error.summary', { count: faults })}</p>}
        {typeof error === 'string' && <p css={fieldComplaint}>{t(error)}</p>}
      </div>
      <div>
        {/* Without JavaScript the form cannot be sent (the API takes JSON only): a live button would only lose what was typed. */}
        <Button type="submit" size="l" disabled={!alive} aria-disabled={submitting || undefined}>
          {submitting ? t('sending') : form.submit_label || t('submit')}
        </Button>
      </div>
      {(form.fields ?? []).some((field) => field.required) && <p css={note}>{t('requiredNote')}</p>}
    </form>
  );
}

function Success({ form }: { form: Form }) {
  const t = useMessages();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} css={done} role="status" tabIndex={-1}>
      <Heading level={use(PartLevel)} size={2}>{t('success.title')}</Heading>
      {form.success_text ? <RichText html={form.success_text} /> : <p>{t('success.text')}</p>}
    </div>
  );
}
