import { css } from '@emotion/react';
import { useMessages } from '@foyer/shared';
import type { FieldCondition, Form, FormField } from '@foyer/shared/api';
import { fieldHelp } from '@foyer/shared/fields';
import { askedFields } from '@foyer/shared/forms';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { answersTo, type Values } from './values.ts';

/** Without JavaScript every field is there, with a word about when it is asked. */
const scripted = '@media (scripting: enabled)';
const place = css({ [scripted]: { '&[data-asked=false]': { display: 'none' } } });
const word = css([fieldHelp, { margin: '0 0 var(--s2)', [scripted]: { display: 'none' } }]);

interface AskedFieldProps {
  form: Form;
  field: FormField;
  children: ReactNode;
}

/** A field that comes and goes with the answers before it; one without a condition is always there. */
export function AskedField({ form, field, children }: AskedFieldProps) {
  if (!field.condition) return children;
  return (
    <ConditionalField form={form} field={field} condition={field.condition}>
      {children}
    </ConditionalField>
  );
}

function ConditionalField({ form, field, condition, children }: AskedFieldProps & { condition: FieldCondition }) {
  const t = useMessages();
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const isAsked = askedFields(form.fields, answersTo(form, values)).includes(field);
  const other = form.fields.find(({ slug }) => slug === condition.slug);
  const named = condition.values.map((value) => {
    const choice = other?.choices.find((one) => one.value === value);
    return t('condition.value', { value: choice?.label ?? value });
  });
  return (
    <div css={place} data-asked={isAsked}>
      {other && (
        <p css={word}>
          {named.length > 0
            ? t('condition', { label: other.label, values: named.join(t('condition.or')) })
            : t('condition.any', { label: other.label })}
        </p>
      )}
      {children}
    </div>
  );
}
