import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { mute, small } from '../layout/surfaces.ts';
import { described, FieldShell } from './field-shell.tsx';
import { area, control } from './looks.ts';
import { type FieldProps, useField } from './use-field.ts';

const TYPES = { email: 'email', url: 'url' } as const;
/** From this part of the allowed length on it is said how much is left. */
const NEARLY_FULL = 0.8;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const isNearlyFull = (text: string, max: number | undefined): max is number =>
  max !== undefined && text.length >= max * NEARLY_FULL;

/** What room is left; that there is none is read out once. */
function Room({ id, text, max }: { id: string; text: string; max: number | undefined }) {
  const t = useTranslate();
  if (!isNearlyFull(text, max)) return null;
  const left = max - text.length;
  return (
    <>
      <span css={[small, mute]} id={`${id}-room`}>
        {left >= 0 ? t('foyer.input.left', { count: left }) : t('foyer.input.too_long', { count: -left })}
      </span>
      <span className="visually-hidden" role="status">
        {left < 0 && t('ra.validation.maxLength', { max })}
      </span>
    </>
  );
}

/** Text in a line: also addresses. */
export function LineField(props: FieldProps) {
  const { value, change, blur, ref, name, shell, isReadOnly } = useField(props);
  const { kind, max_length: max } = props.field;
  const text = textOf(value);
  return (
    <FieldShell {...shell} aside={<Room id={shell.id} text={text} max={max} />}>
      <input
        css={control}
        ref={ref}
        name={name}
        type={TYPES[kind as keyof typeof TYPES] ?? 'text'}
        lang={props.language}
        value={text}
        readOnly={isReadOnly}
        onChange={({ target }) => change(target.value)}
        onBlur={blur}
        {...described({ ...shell, hasRoom: isNearlyFull(text, max) })}
      />
    </FieldShell>
  );
}

/** Text of several lines, with the room that is left. */
export function AreaField(props: FieldProps) {
  const { value, change, blur, ref, name, shell, isReadOnly } = useField(props);
  const { max_length: max } = props.field;
  const text = textOf(value);
  return (
    <FieldShell {...shell} aside={<Room id={shell.id} text={text} max={max} />}>
      <textarea
        css={[control, area]}
        ref={ref}
        name={name}
        lang={props.language}
        value={text}
        readOnly={isReadOnly}
        onChange={({ target }) => change(target.value)}
        onBlur={blur}
        {...described({ ...shell, hasRoom: isNearlyFull(text, max) })}
      />
    </FieldShell>
  );
}

/** A new password; the one that is set is never shown. Who is new needs one. */
export function PasswordField({ field, ...props }: FieldProps) {
  const isNew = useFormContext().getValues('id') === undefined;
  const { value, change, blur, ref, name, shell, t } = useField({ ...props, field: { ...field, required: isNew } });
  const help = isNew ? undefined : t('foyer.input.password');
  return (
    <FieldShell {...shell} help={help}>
      <input
        css={control}
        ref={ref}
        name={name}
        type="password"
        autoComplete="new-password"
        value={textOf(value)}
        onChange={({ target }) => change(target.value)}
        onBlur={blur}
        {...described({ ...shell, help })}
      />
    </FieldShell>
  );
}

/** The part of an address that stands for a record. */
export function SlugField(props: FieldProps) {
  const { value, change, blur, ref, name, shell, isReadOnly } = useField(props);
  return (
    <FieldShell {...shell}>
      <input
        css={control}
        ref={ref}
        name={name}
        value={textOf(value)}
        readOnly={isReadOnly}
        spellCheck={false}
        autoCapitalize="none"
        onChange={({ target }) => change(target.value)}
        onBlur={blur}
        {...described(shell)}
      />
    </FieldShell>
  );
}
