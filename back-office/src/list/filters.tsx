import { css } from '@emotion/react';
import FilterListIcon from '@mui/icons-material/FilterList';
import SearchIcon from '@mui/icons-material/Search';
import { Button } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { Resource, ResourceField } from '@foyer/shared/api';
import { FieldShell } from '../inputs/field-shell.tsx';
import { control } from '../inputs/looks.ts';
import { ReferencePicker } from '../inputs/reference-picker.tsx';
import { fromTablet } from '../layout/breakpoints.ts';
import { fieldOf, useLabel } from '../resources/resources.tsx';

/** So long after the last letter it is searched, in milliseconds. */
const TYPING_PAUSE_MS = 300;

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

/** Search and filters of a list. They stand in the address, so that they can be kept and sent. */
export function Filters({ resource }: { resource: Resource }) {
  const t = useTranslate();
  const label = useLabel();
  const id = useId();
  const list = useListContext();
  const values = list.filterValues as Values;
  const searched = typeof values.q === 'string' ? values.q : '';
  const [typed, setTyped] = useState(searched);
  // What the address is to say, as far as this box has to do with it.
  const asked = useRef(searched);
  const set = (changed: Values) => {
    const all = Object.entries({ ...values, ...changed }).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    );
    list.setFilters(Object.fromEntries(all));
  };

  const [isOpen, setOpen] = useState<boolean | null>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(set);
  useEffect(() => {
    latest.current = set;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      asked.current = text.trim();
      latest.current({ q: asked.current });
    }, TYPING_PAUSE_MS);
  };
  // On the way back, or by a link, it says something else.
  useEffect(() => {
    if (searched === asked.current) return;
    asked.current = searched;
    clearTimeout(timer.current);
    setTyped(searched);
  }, [searched]);

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
          value={typed}
          onChange={({ target }) => search(target.value)}
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
              clearTimeout(timer.current);
              setTyped('');
              asked.current = '';
              searchField.current?.focus();
              list.setFilters({});
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
  set: (changed: Values) => void;
}

function Filter({ field, values, set }: FilterProps) {
  const t = useTranslate();
  const label = useLabel();
  const id = useId();
  const { name, kind } = field;
  const value = values[name];
  const text =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
  const title = label(field.label);

  if (kind === 'day' || kind === 'instant') {
    return (
      <div css={wide}>
        <FieldShell id={id} label={title} isGroup>
          <div css={span}>
            {(['from', 'to'] as const).map((end) => {
              const given = values[`${name}_${end}`];
              return (
                <input
                  key={end}
                  css={control}
                  type="date"
                  value={typeof given === 'string' ? given : ''}
                  onChange={({ target }) => set({ [`${name}_${end}`]: target.value })}
                  aria-label={`${title} ${t(`foyer.list.${end}`)}`}
                />
              );
            })}
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
        <input css={control} id={id} value={text} onChange={({ target }) => set({ [name]: target.value })} />
      )}
    </FieldShell>
  );
}
