import { css } from '@emotion/react';
import AddIcon from '@mui/icons-material/Add';
import ArrowDownIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import CloseIcon from '@mui/icons-material/Close';
import { Button, IconButton } from '@mui/material';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import type { ResourceField } from '@foyer/shared/api';
import { newRecord } from '../edit/blank-record.ts';
import { fromTablet } from '../layout/breakpoints.ts';
import { offWhen } from '../layout/busy-button.tsx';
import { small } from '../layout/surfaces.ts';
import { useLabel } from '../resources/resources.tsx';
import { complaintAbout } from './complaint.ts';
import { useEntryTitle } from './entry-title.ts';
import { FieldInput } from './field-input.tsx';
import type { FieldProps } from './use-field.ts';

const items = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: '.5rem',
  gridTemplateColumns: 'minmax(0,1fr)',
});
const item = css({ border: '1px solid var(--hair)', borderRadius: 4, background: '#fff' });
const head = css({ display: 'flex', alignItems: 'center', gap: '.25rem', padding: '.125rem .25rem .125rem .75rem' });
const toggle = css({
  flex: 1,
  minWidth: 0,
  border: 0,
  background: 'none',
  padding: '.375rem 0',
  textAlign: 'left',
  fontWeight: 600,
  fontSize: '.875rem',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  [fromTablet]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&[aria-disabled]': { cursor: 'default' },
});
const columns = css({
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'minmax(0,1fr)',
  [fromTablet]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
});
const body = css({ '&[hidden]': { display: 'none' }, padding: '.75rem', borderTop: '1px solid var(--hair)' });
const whole = css({ gridColumn: '1 / -1' });

/** Entries below each other, each with fields of its own: unfolded one by one, moved with buttons. */
export function ListField({ field, source }: FieldProps) {
  const t = useTranslate();
  const label = useLabel();
  const id = useId();
  const { control, getFieldState } = useFormContext();
  const { error } = getFieldState(source, useFormState({ name: source }));
  // With a rule of its own, what the service has complained about is asked anew.
  const rules = { validate: (value: unknown) => complaintAbout(field, value, t) };
  const { fields: entries, append, remove, move } = useFieldArray({ control, name: source, keyName: '_key', rules });
  const [open, setOpen] = useState<string | null>(null);
  const [added, setAdded] = useState(false);
  const adder = useRef<HTMLButtonElement>(null);
  const inner = field.fields ?? [];
  const isLocked = field.read_only;
  const complaint = error?.message ?? error?.root?.message;
  const keys = useSteadyKeys(entries.map(({ _key }) => _key));
  const last = keys.at(-1);
  const shown = added && last !== undefined ? last : open;
  // Once an entry is gone: browsers would scroll to where this stood before.
  const next = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    next.current?.focus();
    next.current = null;
  }, [keys.length]);
  return (
    <div role="group" aria-labelledby={id} aria-describedby={field.help && `${id}-help`}>
      <p id={id} css={css({ fontSize: '.875rem', fontWeight: 600, marginBottom: '.375rem' })}>
        {label(field.label)} <span css={css({ color: 'var(--mute)', fontWeight: 400 })}>({entries.length})</span>
      </p>
      {field.help && (
        <p id={`${id}-help`} css={[small, css({ color: 'var(--mute)', marginBottom: '.375rem' })]}>
          {label(field.help)}
        </p>
      )}
      <ol css={items}>
        {keys.map((key, index) => (
          <Entry
            key={key}
            list={label(field.label)}
            fields={inner}
            source={`${source}.${index}`}
            index={index}
            count={keys.length}
            isLocked={isLocked}
            isOpen={shown === key}
            onToggle={() => {
              setAdded(false);
              setOpen(shown === key ? null : key);
            }}
            onMove={(to) => move(index, to)}
            onRemove={(element) => {
              const neighbour = element?.nextElementSibling ?? element?.previousElementSibling;
              next.current = neighbour?.querySelector('button') ?? adder.current;
              remove(index);
            }}
          />
        ))}
      </ol>
      {complaint && (
        <p css={[small, css({ color: '#b3261e', fontWeight: 600 })]} id={`${id}-error`}>
          {complaint}
        </p>
      )}
      {!isLocked && (
        <Button
          ref={adder}
          aria-describedby={complaint && `${id}-error`}
          aria-invalid={Boolean(complaint) || undefined}
          css={css({ marginTop: '.5rem' })}
          startIcon={<AddIcon />}
          variant="outlined"
          onClick={() => {
            setAdded(true);
            append(newRecord(inner));
          }}
        >
          {t('ra.action.add')}
          <span className="visually-hidden">: {label(field.label)}</span>
        </Button>
      )}
    </div>
  );
}

/**
 * What entries are known by. A form that is set anew, as when it was saved, gives all of them new keys: they keep their elements, so that
 * what was unfolded stays so, and the focus where it was.
 */
function useSteadyKeys(keys: readonly string[]): readonly string[] {
  const [known, setKnown] = useState({ keys, steady: keys });
  if (keys.join() === known.keys.join()) return known.steady;
  const areAnew = keys.length === known.keys.length && !keys.some((key) => known.keys.includes(key));
  const steady = areAnew ? known.steady : keys.map((key) => known.steady[known.keys.indexOf(key)] ?? key);
  setKnown({ keys, steady });
  return steady;
}

interface EntryProps {
  /** What the list is called: entries of lists stand within entries of others. */
  list: string;
  fields: readonly ResourceField[];
  source: string;
  index: number;
  count: number;
  isLocked: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onMove: (to: number) => void;
  /** @param element of the entry */
  onRemove: (element: Element | null) => void;
}

function Entry({ list, fields, source, index, count, isLocked, isOpen, onToggle, onMove, onRemove }: EntryProps) {
  const t = useTranslate();
  const id = useId();
  const { watch, getFieldState } = useFormContext();
  const { errors } = useFormState({ name: source });
  const values = (watch(source) ?? {}) as Record<string, unknown>;
  const title = useEntryTitle(fields, values, index);
  const isFaulty = Object.keys(errors).length > 0 && getFieldState(source).invalid;
  // Once a complaint has unfolded it, it stays so: the last one goes with the first letter of what mends it.
  const [wasFaulty, setWasFaulty] = useState(false);
  if (isFaulty && !wasFaulty) setWasFaulty(true);
  const isShown = isOpen || wasFaulty;
  const place = `${list}, ${t('foyer.input.entry', { number: index + 1 })}`;
  return (
    <li css={item}>
      <div css={head}>
        <button
          type="button"
          css={toggle}
          aria-expanded={isShown}
          aria-controls={`${id}-fields`}
          onClick={() => {
            setWasFaulty(false);
            if (isOpen || !wasFaulty) onToggle();
          }}
          {...offWhen(isFaulty)}
        >
          {title}
        </button>
        {!isLocked && (
          <>
            <IconButton
              size="small"
              onClick={() => onMove(index - 1)}
              aria-label={`${t('foyer.input.up')}: ${place}`}
              {...offWhen(index === 0)}
            >
              <ArrowUpIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              onClick={() => onMove(index + 1)}
              aria-label={`${t('foyer.input.down')}: ${place}`}
              {...offWhen(index === count - 1)}
            >
              <ArrowDownIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              onClick={({ currentTarget }) => onRemove(currentTarget.closest('li'))}
              aria-label={`${t('foyer.input.remove')}: ${place}`}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        )}
      </div>
      <div css={[columns, body]} id={`${id}-fields`} hidden={!isShown}>
        {isShown && <EntryFields fields={fields} source={source} isLocked={isLocked} />}
      </div>
    </li>
  );
}

function EntryFields({
  fields,
  source,
  isLocked,
}: {
  fields: readonly ResourceField[];
  source: string;
  isLocked: boolean;
}) {
  return fields.map((given) => {
    const field = isLocked ? { ...given, read_only: true } : given;
    if (field.localised) {
      return (
        <div key={field.name} css={[columns, whole]}>
          {(['de', 'en'] as const).map((language) => (
            <FieldInput
              key={language}
              field={field}
              source={`${source}.${field.name}.${language}`}
              language={language}
            />
          ))}
        </div>
      );
    }
    const isWide = field.kind === 'html' || field.kind === 'list' || field.kind === 'textarea' || field.kind === 'json';
    return (
      <div key={field.name} css={isWide ? whole : undefined}>
        <FieldInput field={field} source={`${source}.${field.name}`} />
      </div>
    );
  });
}
