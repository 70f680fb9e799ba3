import { css } from '@emotion/react';
import { Button, Heading, RichText, useMessages } from '@foyer/shared';
import type { Form } from '@foyer/shared/api';
import { OnceAlive } from '@foyer/shared/fields';
import { POSTED_FORM } from '@foyer/shared/forms';
import type { FormApi } from 'final-form';
import { use, useEffect, useId, useMemo, useRef, type FormEvent } from 'react';
import { Form as StateForm } from 'react-final-form';
import { AskedField } from './asked-field.tsx';
import { ErrorSummary, type Fault } from './error-summary.tsx';
import { Field } from './field.tsx';
import type { FormData } from './fragment.tsx';
import { Honeypot } from './honeypot.tsx';
import { idOf } from './field-id.ts';
import { PartLevel } from './part-level.ts';
import { PostedContext } from './posted.ts';
import { UploadsContext } from './uploads.ts';
import { useHeldPress } from './use-held-press.ts';
import { useKeptValues } from './use-kept-values.ts';
import { useSubmission } from './use-submission.ts';
import { validate } from './validate.ts';
import { enteredValues, initialValues, nameOf, valueFields, type Values } from './values.ts';

const fields = css({
  display: 'grid',
  // A text that grows with what is written would make its column as wide as the longest word.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--s8)',
  '&:focus': { outline: 'none' },
});
const note = css({ fontSize: 'var(--step--1)', color: 'var(--mute)' });
const discarding = css({ textDecoration: 'underline', color: 'inherit' });
const waiting = css({ display: 'grid', gap: 'var(--s3)', justifyItems: 'start', p: { marginTop: 0 } });
const done = css({
  display: 'grid',
  gap: 'var(--s4)',
  padding: 'var(--s6) 0',
  borderTop: '.35rem solid var(--aurora)',
  scrollMarginTop: '130px',
  '&:focus': { outline: 'none' },
});

/** The form itself: its state, what is wrong with it, and what became of it. */
export function LiveForm({ form }: { form: FormData }) {
  const { posted } = form;
  const initial = useMemo(() => (posted ? enteredValues(form, posted) : initialValues(form)), [form, posted]);
  const { submit, isWaiting, stop, isSent, uploads } = useSubmission(form, form.isSent === true);

  if (isSent) return <Success form={form} />;
  return (
    <StateForm<Values>
      onSubmit={submit}
      initialValues={initial}
      validate={(values) => validate(form, values)}
      subscription={{
        submitting: true,
        submitError: true,
        submitFailed: true,
        hasValidationErrors: true,
        hasSubmitErrors: true,
        errors: true,
        submitErrors: true,
      }}
    >
      {({ handleSubmit, form: state, submitting, submitError, submitFailed, errors, submitErrors }) => (
        <PostedContext value={submitFailed ? undefined : posted}>
          <UploadsContext value={uploads}>
            <FieldList
              form={form}
              state={state}
              initial={initial}
              onSubmit={handleSubmit}
              submitting={submitting === true}
              onStop={isWaiting ? stop : null}
              isPosted={posted !== undefined}
              error={
                submitFailed
                  ? (submitError as unknown)
                  : posted && Object.keys(posted.errors).length === 0
                    ? 'error.send'
                    : undefined
              }
              complaints={submitFailed ? { ...errors, ...submitErrors } : (posted?.errors ?? {})}
            />
          </UploadsContext>
        </PostedContext>
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
  /** Where it waits for the line: gives up. */
  onStop: (() => void) | null;
  error: unknown;
  isPosted: boolean;
  /** By field name. */
  complaints: Record<string, unknown>;
}

function FieldList({
  form,
  state,
  initial,
  onSubmit,
  submitting,
  onStop,
  error,
  isPosted,
  complaints,
}: FieldListProps) {
  const t = useMessages();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const faults = valueFields(form).flatMap((field): Fault[] => {
    const complaint = complaints[nameOf(field)];
    return typeof complaint === 'string' && complaint ? [{ id: idOf(id, field), label: field.label, complaint }] : [];
  });

  const press = useHeldPress();
  const { takeOver, isKept, discard } = useKeptValues(element, { form, state, initial, isPosted });

  const send = async (event: FormEvent) => {
    await onSubmit(event);
    summary.current?.focus();
  };

  return (
    <form
      ref={element}
      css={fields}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <ErrorSummary ref={summary} faults={faults} error={typeof error === 'string' ? error : ''} />
      {(form.fields ?? []).some((field) => field.required) && <p css={note}>{t('requiredNote')}</p>}
      <input type="hidden" name={POSTED_FORM.form} value={form.id} />
      {(form.fields ?? [])
        .filter((field) => field.visible)
        .map((field) => (
          <AskedField key={field.id} form={form} field={field}>
            <Field field={field} id={idOf(id, field)} />
          </AskedField>
        ))}
      <Honeypot />
      <div>
        <Button type="submit" size="l" aria-disabled={submitting || undefined} {...press}>
          {submitting ? t('sending') : form.submit_label || t('submit')}
        </Button>
      </div>
      <div aria-live="polite">
        {onStop && (
          <div css={waiting}>
            <p>{t('waiting')}</p>
            <Button kind="line" size="s" onClick={onStop}>
              {t('stop')}
            </Button>
          </div>
        )}
      </div>
      {isKept && (
        <p css={note}>
          {t('kept')}{' '}
          <button type="button" css={discarding} onClick={discard}>
            {t('discard')}
          </button>
        </p>
      )}
      <OnceAlive takeOver={takeOver} />
    </form>
  );
}

function Success({ form }: { form: Form }) {
  const t = useMessages();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    // The attribute takes the focus to it where the server has answered a form that was posted.
    <div ref={element} css={done} role="status" tabIndex={-1} {...{ autoFocus: true }}>
      <Heading level={use(PartLevel)} size={2}>
        {t('success.title')}
      </Heading>
      {form.success_text ? <RichText html={form.success_text} /> : <p>{t('success.text')}</p>}
    </div>
  );
}
