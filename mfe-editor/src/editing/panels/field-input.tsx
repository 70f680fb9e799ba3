import { css } from '@emotion/react';
import { type Fault, type FieldDeclaration, lengthOf, styleOptionsOf } from '@foyer/shared/modules';
import { siteAddress } from '@foyer/shared/pasting';
import { type AriaAttributes, useId, useState, type ReactNode } from 'react';
import type { Editing } from '../editing.ts';
import { button, check, fault as faulty, field as frame, input, muted, outlined } from '../look.ts';
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

interface DescribedInputProps extends FieldInputProps {
  inputId: string;
  described: AriaAttributes;
}

/** One field of a module, as its kind asks for it. */
export function FieldInput(props: FieldInputProps) {
  const { editing, name, field, label, value, fault } = props;
  const t = useTexts(editing.i18n);
  const id = useId();
  if (field.kind === 'flag') {
    return (
      <div css={frame} data-setting={`${props.id} ${name}`}>
        <label css={check}>
          <input type="checkbox" checked={value === true} onChange={(event) => props.write(event.target.checked)} />
          {label}
        </label>
      </div>
    );
  }
  const model = editing.session.row(props.id)?.model ?? '';
  const help = t([`help.${model}.${name}`, `help.${name}`, `help.kind.${field.kind}`], { defaultValue: '' });
  const isCounted = field.maxLength !== undefined;
  const described = {
    'aria-invalid': fault ? true : undefined,
    'aria-describedby':
      [help && `${id}help`, isCounted && `${id}count`, fault && `${id}fault`].filter(Boolean).join(' ') || undefined,
    'aria-required': field.required,
  };
  const shown = inputOf(props, id, described, t);
  const text = typeof value === 'string' ? value : '';
  return (
    <div css={frame} data-setting={`${props.id} ${name}`}>
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
        <span css={muted} id={`${id}count`}>
          {t('characters', { count: lengthOf(text), most: field.maxLength })}
        </span>
      )}
      {fault && (
        <span css={faulty} id={`${id}fault`}>
          {t(fault.key, fault.values)}
        </span>
      )}
    </div>
  );
}

function inputOf(
  props: FieldInputProps,
  id: string,
  described: AriaAttributes,
  t: ReturnType<typeof useTexts>,
): ReactNode {
  const { field, value, write, name } = props;
  const text = typeof value === 'string' ? value : '';
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
      return <IntegerInput {...props} inputId={id} described={described} />;
    case 'format':
      return <FormatInput {...props} inputId={id} described={described} />;
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
      return <FoundInput {...props} inputId={id} described={described} />;
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

/** A whole number; what is none yet, as while another one is typed, stays in the field until it is left. */
function IntegerInput({ inputId, field, value, write, described }: DescribedInputProps) {
  const [entered, setEntered] = useState<string | null>(null);
  return (
    <input
      id={inputId}
      css={input}
      type="number"
      min={field.minimum}
      max={field.maximum}
      value={entered ?? (typeof value === 'number' ? value : '')}
      {...described}
      onChange={({ target }) => {
        const isWhole = Number.isInteger(target.valueAsNumber);
        setEntered(isWhole ? null : target.value);
        if (isWhole) write(target.valueAsNumber);
      }}
      onBlur={() => setEntered(null)}
    />
  );
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

/** Shapes of a picture; of pictures in a row, how they are shown (specification §9). */
const FORMATS = {
  picture: { '': 'none', vertical: 'vertical', horizontal: 'horizontal', square: 'square' },
  row: { '': 'mosaic', slider: 'slider' },
} as const;

/** What imported pages have besides stays to be chosen. */
function FormatInput({ inputId, editing, id, value, write, described }: DescribedInputProps) {
  const t = useTexts(editing.i18n);
  const kept = typeof value === 'string' ? value : '';
  const names: Readonly<Record<string, string>> =
    FORMATS[editing.session.row(id)?.model === 'image' ? 'picture' : 'row'];
  return (
    <select id={inputId} css={input} value={kept} {...described} onChange={(event) => write(event.target.value)}>
      {Object.entries(names).map(([format, name]) => (
        <option key={format} value={format}>
          {t(`format.${name}`)}
        </option>
      ))}
      {!(kept in names) && <option value={kept}>{kept}</option>}
    </select>
  );
}

/** An address: typed, or found. */
function FoundInput({ inputId, editing, field, value, write, described }: DescribedInputProps) {
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
        {...described}
        onChange={(event) => write(siteAddress(event.target.value), { typed: true })}
      />
      <button type="button" css={[button, outlined]} onClick={() => void find()}>
        {t('find')}
      </button>
    </div>
  );
}
