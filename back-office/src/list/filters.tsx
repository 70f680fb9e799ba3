import { css } from '@emotion/react';
import FilterListIcon from '@mui/icons-material/FilterList';
import SearchIcon from '@mui/icons-material/Search';
import { Button } from '@mui/material';
import { type ComponentProps, useId, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Resource, ResourceField } from '@foyer/shared/api';
import { MAX_FILTER_LENGTH, MAX_INTEGER, MAX_SEARCH_LENGTH } from '@foyer/shared/limits';
import { FieldShell } from '../inputs/field-shell.tsx';
import { control } from '../inputs/looks.ts';
import { ReferencePicker } from '../inputs/reference-picker.tsx';
import { fromTablet } from '../layout/breakpoints.ts';
import { fieldOf, useLabel } from '../resources/resources.tsx';
import { FIRST_DAY, LAST_DAY } from './meaningful-filter.ts';
import { useTyped } from './use-typed.ts';

const bar = css({ display: 'flex', flexWrap: 'wrap', gap: '.75rem', alignItems: 'center' });
const grid = css({
  flex: '1 0 100%',
  display: 'grid',
  gap: '.75rem',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignItems: 'end',
  [fromTablet]: { gridTemplateColumns: 'repeat(auto-fill,minmax(12rem,1fr))' },
});
const searchBox = css({
  position: 'relative',
  flex: '1 1 12rem',
  maxWidth: '28rem',
  '& svg': {
    position: 'absolute',
    left: '.5rem',
    top: '.5rem',
    width: '1.25rem',
    color: 'var(--mute)',
    pointerEvents: 'none',
  },
  '& input': { paddingLeft: '2.125rem' },
});
const span = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '.375rem',
  '& input': { height: '2.25rem', paddingLeft: '.375rem', paddingRight: '.25rem' },
});
const wide = css({ [fromTablet]: { gridColumn: 'span 2' } });

type Values = Record<string, unknown>;
/** @param replaces whether the way back is to lead past what is searched now */
type Set = (changed: Values, replaces?: boolean) => void;

interface FiltersProps {
  resource: Resource;
  /** Search and filters stand in the address, so that they can be kept and sent. */
  isInAddress?: boolean;
}

/** Search and filters of a list. */
export function Filters({ resource, isInAddress = true }: FiltersProps) {
  const t = useTranslate();
  const label = useLabel();
  const id = useId();
  const list = useListContext();
  const navigate = useNavigate();
  const { search } = useLocation();
  const values = list.filterValues as Values;
  const show = (filters: Values, replace = false) => {
    if (!isInAddress) return list.setFilters(filters);
    const query = new URLSearchParams(search);
    query.set('filter', JSON.stringify(filters));
    query.delete('page');
    void navigate({ search: query.toString() }, { replace });
  };
  const set: Set = (changed, replaces) => {
    const all = Object.entries({ ...values, ...changed }).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    );
    show(Object.fromEntries(all), replaces);
  };

  const [isOpen, setOpen] = useState<boolean | null>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const words = useTyped(textOf(values.q), (q, goesOn) => set({ q }, goesOn));

  const fields = resource.filters.map((name) => fieldOf(resource, name)).filter((field) => field !== undefined);
  const isFiltered = Object.keys(values).length > 0;
  const isShown = isOpen ?? Object.keys(values).some((name) => name !== 'q');
  return (
    <div css={bar} role="search" aria-label={t('foyer.list.filters')}>
      <div css={searchBox}>
        <SearchIcon />
        <input
          ref={searchField}
          css={control}
          id={id}
          type="search"
          maxLength={MAX_SEARCH_LENGTH}
          {...words.input}
          aria-label={t('foyer.list.search', { name: label(resource.label) })}
          placeholder={t('ra.action.search')}
        />
      </div>
      {fields.length > 0 && (
        <div>
          <Button
            variant="outlined"
            aria-expanded={isShown}
            aria-controls={`${id}-filters`}
            startIcon={<FilterListIcon />}
            onClick={() => setOpen(!isShown)}
          >
            {t('foyer.list.filters')}
          </Button>
        </div>
      )}
      {isFiltered && (
        <div>
          <Button
            onClick={() => {
              words.show('');
              searchField.current?.focus();
              show({});
            }}
          >
            {t('foyer.list.reset')}
          </Button>
        </div>
      )}
      {isShown && (
        <div css={grid} id={`${id}-filters`}>
          {fields.map((field) => (
            <Filter key={field.name} field={field} values={values} set={set} />
          ))}
        </div>
      )}
    </div>
  );
}

interface FilterProps {
  field: ResourceField;
  values: Values;
  set: Set;
}

function Filter({ field, values, set }: FilterProps) {
  const t = useTranslate();
  const label = useLabel();
  const id = useId();
  const { name, kind } = field;
  const value = values[name];
  const text = textOf(value);
  const title = label(field.label);

  if (kind === 'day' || kind === 'instant') {
    return (
      <div css={wide}>
        <FieldShell id={id} label={title} isGroup>
          <div css={span}>
            {(['from', 'to'] as const).map((end) => (
              <Typed
                key={end}
                name={`${name}_${end}`}
                values={values}
                set={set}
                type="date"
                min={FIRST_DAY}
                max={LAST_DAY}
                aria-label={`${title} ${t(`foyer.list.${end}`)}`}
              />
            ))}
          </div>
        </FieldShell>
      </div>
    );
  }
  if (kind === 'reference' || kind === 'references' || kind === 'picture') {
    const chosen = Number(value);
    return (
      <FieldShell id={id} label={title}>
        <ReferencePicker
          resource={field.reference ?? 'pictures'}
          multiple={false}
          value={text !== '' && Number.isInteger(chosen) ? [chosen] : []}
          onChange={([picked]) => set({ [name]: picked })}
          attributes={{ id }}
        />
      </FieldShell>
    );
  }
  const choices =
    kind === 'boolean'
      ? [
          { value: 'true', text: t('foyer.input.yes') },
          { value: 'false', text: t('foyer.input.no') },
        ]
      : (field.choices ?? []).map((choice) => ({ value: String(choice.value), text: label(choice.label) }));
  return (
    <FieldShell id={id} label={title}>
      {choices.length > 0 ? (
        <select css={control} id={id} value={text} onChange={({ target }) => set({ [name]: target.value })}>
          <option value="">{t('foyer.list.any')}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
        </select>
      ) : (
        <Typed
          name={name}
          values={values}
          set={set}
          id={id}
          {...(kind === 'number'
            ? { type: 'number', step: 1, min: -MAX_INTEGER, max: MAX_INTEGER }
            : { maxLength: MAX_FILTER_LENGTH })}
        />
      )}
    </FieldShell>
  );
}

interface TypedProps extends ComponentProps<'input'> {
  /** Of the filter. */
  name: string;
  values: Values;
  set: Set;
}

function Typed({ name, values, set, ...attributes }: TypedProps) {
  const { input } = useTyped(textOf(values[name]), (text, goesOn) => set({ [name]: text }, goesOn));
  return <input css={control} {...attributes} {...input} />;
}

/** How a value stands in a field. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
