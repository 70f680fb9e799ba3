import { css } from '@emotion/react';
import { type Fault, type FieldDeclaration, lengthOf, styleOptionsOf } from '@foyer/shared/modules';
import { useId, type ReactNode } from 'react';
import type { Editing } from '../editing.ts';
import { button, fault as faulty, field as frame, input, muted, outlined, tick } from '../look.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { FOUND_RECORDS, RecordInput } from '../finder/record-input.tsx';
import { LINKED } from '../finder/records.ts';
import { PictureInput } from '../pictures/picture-input.tsx';
import { FiltersInput } from './filters-input.tsx';
import { InstantInput } from './instant-input.tsx';
import { RecordChoice } from './record-choice.tsx';
import { StyleChoice } from './style-choice.tsx';

const area = css({ minHeight: '6rem', resize: 'vertical', fontFamily: 'var(--font-mono, monospace)' });
const row = css({ display: 'flex', gap: '.35rem', alignItems: 'center', '& > button': { flex: 'none' } });
const stacked = css({ display: 'grid', gap: '.35rem', justifyItems: 'start' });
const check = css({
  display: 'flex',
  gap: '.5rem',
  alignItems: 'center',
  minHeight: '1.75rem',
  '& input': tick,
});

export interface FieldInputProps {
  editing: Editing;
  id: number;
  name: string;
  field: FieldDeclaration;
  label: string;
  value: unknown;
  fault: Fault | null;
  write: (value: unknown, how?: { typed?: boolean }) => void;
}

/** One field of a module, as its kind asks for it. */
export function FieldInput(props: FieldInputProps) {
  const { editing, name, field, label, value, fault } = props;
  const t = useTexts(editing.i18n);
  const id = useId();
  if (field.kind === 'flag') {
    return (
      <div css={frame}>
        <label css={check}>
          <input type="checkbox" checked={value === true} onChange={(event) => props.write(event.target.checked)} />
          {label}
        </label>
      </div>
    );
  }
  const shown = inputOf(props, id, t);
  const help = t([`help.${name}`, `help.kind.${field.kind}`], { defaultValue: '' });
  const text = typeof value === 'string' ? value : '';
  return (
    <div css={frame}>
      <label htmlFor={id}>
        {label}
        {field.required && <span aria-hidden="true"> *</span>}
      </label>
      {shown}
      {help && (
        <span css={muted} id={`${id}help`}>
          {help}
        </span>
      )}
      {field.maxLength !== undefined && (
        <span css={muted}>{t('characters', { count: lengthOf(text), most: field.maxLength })}</span>
      )}
      {fault && (
        <span css={faulty} id={`${id}fault`}>
          {t(fault.key, fault.values)}
        </span>
      )}
    </div>
  );
}

function inputOf(props: FieldInputProps, id: string, t: ReturnType<typeof useTexts>): ReactNode {
  const { field, value, fault, write, name } = props;
  const text = typeof value === 'string' ? value : '';
  const described = {
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? `${id}fault` : undefined,
    'aria-required': field.required,
  };
  const typed = (entered: string) => write(entered, { typed: true });
  const markup = () => (
    <textarea
      id={id}
      css={[input, area]}
      rows={4}
      spellCheck={false}
      value={text}
      {...described}
      onChange={(event) => typed(event.target.value)}
    />
  );
  switch (field.kind) {
    case 'html':
    case 'markup':
      return (
        <div css={stacked}>
          {markup()}
          <button
            type="button"
            css={[button, outlined]}
            onClick={() => {
              const { session } = props.editing;
              session.panels.show({ html: { id: props.id, of: name, language: session.language } });
            }}
          >
            {t('html.open')}
          </button>
        </div>
      );
    case 'embed':
      return markup();
    case 'integer':
      return (
        <input
          id={id}
          css={input}
          type="number"
          min={field.minimum}
          max={field.maximum}
          value={typeof value === 'number' ? value : ''}
          {...described}
          onChange={(event) => Number.isInteger(event.target.valueAsNumber) && write(event.target.valueAsNumber)}
        />
      );
    case 'choice':
      return <Choice {...props} inputId={id} />;
    case 'instant':
      return <InstantInput id={id} instant={value} change={write} {...described} />;
    case 'picture':
      return <PictureInput {...props} />;
    case 'file':
    case 'captions':
    case 'target':
    case 'link':
      return <FoundInput {...props} inputId={id} />;
    case 'record': {
      const kind = field.of && FOUND_RECORDS[field.of];
      if (kind) return <RecordInput {...props} inputId={id} kind={kind} />;
      return <RecordChoice {...props} inputId={id} />;
    }
    case 'records':
      return <RecordChoice {...props} inputId={id} />;
    case 'filters':
      return <FiltersInput {...props} inputId={id} />;
    case 'style':
      return styleOptionsOf(props.editing.session.row(props.id)?.model ?? '') ? (
        <StyleChoice {...props} inputId={id} />
      ) : (
        <input id={id} css={input} value={text} onChange={(event) => typed(event.target.value)} />
      );
    case 'externalForm':
      return (
        <input
          id={id}
          css={input}
          value={text}
          {...described}
          onChange={(event) => write(event.target.value || null, { typed: true })}
        />
      );
    case 'line':
    case 'anchor':
    case 'format':
    case 'word':
    case 'address':
    case 'flag':
      return (
        <input
          id={id}
          css={input}
          name={name}
          type={field.kind === 'address' ? 'url' : 'text'}
          value={text}
          {...described}
          onChange={(event) => typed(event.target.value)}
        />
      );
  }
}

function Choice({ inputId, editing, name, field, value, write }: FieldInputProps & { inputId: string }) {
  const t = useTexts(editing.i18n);
  return (
    <select id={inputId} css={input} value={String(value)} onChange={(event) => write(event.target.value)}>
      {field.choices?.map((choice) => (
        <option key={choice} value={choice}>
          {t(`choice.${name}.${choice}`)}
        </option>
      ))}
    </select>
  );
}

/** An address: typed, or found. */
function FoundInput({ inputId, editing, field, value, fault, write }: FieldInputProps & { inputId: string }) {
  const t = useTexts(editing.i18n);
  const url = typeof value === 'string' ? value : '';
  const isFile = field.kind === 'file' || field.kind === 'captions';
  const find = async () => {
    const { finder } = editing;
    const answer = isFile
      ? await finder.find({ kinds: ['media-files'], media: field.media })
      : await finder.find({ kinds: LINKED, address: url });
    if (answer) write(answer.url);
  };
  return (
    <div css={row}>
      <input
        id={inputId}
        css={input}
        value={url}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${inputId}fault` : undefined}
        onChange={(event) => write(event.target.value, { typed: true })}
      />
      <button type="button" css={[button, outlined]} onClick={() => void find()}>
        {t('find')}
      </button>
    </div>
  );
}
