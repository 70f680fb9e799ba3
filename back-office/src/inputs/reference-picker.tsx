import { Autocomplete, InputBase } from '@mui/material';
import { css } from '@emotion/react';
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { useGetList, useGetMany, useTranslate } from 'react-admin';
import type { Resource, ResourceRecord } from '@foyer/shared/api';
import { recordTitle, textIn } from '../resources/record-title.ts';
import { useLocale, useResource } from '../resources/resources.tsx';
import { control } from './looks.ts';

/** So many are offered; typing finds the others. */
const OFFERED = 25;

interface Choice {
  id: number;
  title: string;
}

const input = css({
  '&&&': { background: '#fff', borderColor: '#7c8793' },
  '&&&.Mui-disabled': { background: 'var(--paper)', borderColor: 'var(--hair)' },
  '& input::placeholder': { opacity: 1, color: 'var(--mute)' },
  '&:focus-within': { outline: '2px solid var(--violet)' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.25rem',
  paddingTop: '.1875rem',
  paddingBottom: '.1875rem',
  '& input': {
    flex: 1,
    minWidth: '4rem',
    border: 0,
    padding: '.1875rem 0',
    background: 'none',
    outline: 'none',
    height: 'auto',
  },
  '& .MuiChip-root': { margin: 0, height: 'auto', minHeight: '1.625rem', borderRadius: 4 },
  '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
});

export interface ReferencePickerProps {
  resource: string;
  value: number[];
  onChange: (ids: number[]) => void;
  multiple: boolean;
  disabled?: boolean;
  /** Of the input. */
  attributes: {
    id: string;
    'aria-describedby'?: string;
    'aria-invalid'?: boolean;
    'aria-required'?: boolean;
    'aria-label'?: string;
  };
  inputRef?: (element: HTMLElement | null) => void;
  onBlur?: () => void;
}

/** Finds records of another resource by what they are called. */
export function ReferencePicker({
  resource,
  value,
  onChange,
  multiple,
  disabled = false,
  attributes,
  inputRef,
  onBlur,
}: ReferencePickerProps) {
  const t = useTranslate();
  const locale = useLocale();
  const described = useResource(resource);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const q = useDeferredValue(typed.trim());
  const sort = described
    ? { field: described.sort.field, order: described.sort.order === 'desc' ? ('DESC' as const) : ('ASC' as const) }
    : undefined;
  const offered = useGetList<ResourceRecord>(
    resource,
    { filter: q ? { q } : {}, pagination: { page: 1, perPage: OFFERED }, sort },
    { enabled: isOpen && !disabled },
  );
  const known = useGetMany<ResourceRecord>(resource, { ids: value }, { enabled: value.length > 0 });

  const choiceOf = (record: ResourceRecord): Choice => ({
    id: record.id,
    title: titleOf(described, record, locale) || t('foyer.list.untitled', { id: record.id }),
  });
  const chosen = useUnchanged(
    value.map((id): Choice => {
      const record = known.data?.find((each) => each.id === id);
      return record ? choiceOf(record) : { id, title: known.isLoading ? '…' : t('foyer.input.not_there', { id }) };
    }),
  );
  const shared = {
    // By it the list is called as the field is.
    id: attributes.id,
    options: (offered.data ?? []).map(choiceOf),
    loading: offered.isFetching,
    disabled,
    open: isOpen,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    filterOptions: (options: Choice[]) => options,
    getOptionLabel: ({ title }: Choice) => title,
    getOptionKey: ({ id }: Choice) => id,
    isOptionEqualToValue: (one: Choice, other: Choice) => one.id === other.id,
    // Whoever looks for something is not done: with nothing to choose yet, the form would be sent.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (isOpen || typed)) event.preventDefault();
    },
    onInputChange: (_: unknown, text: string, reason: string) => setTyped(reason === 'input' ? text : ''),
    noOptionsText: t('foyer.input.nothing'),
    loadingText: t('foyer.input.searching'),
    openText: t('ra.action.open'),
    closeText: t('ra.action.close'),
    clearText: t('foyer.input.clear'),
    onBlur,
    fullWidth: true,
    renderInput: (params: { disabled: boolean; slotProps: { input: object; htmlInput: object } }) => (
      <InputBase
        {...params.slotProps.input}
        css={[control, input]}
        inputRef={inputRef}
        disabled={params.disabled}
        slotProps={{
          input: {
            ...params.slotProps.htmlInput,
            ...attributes,
            placeholder: value.length > 0 && multiple ? undefined : t('foyer.input.type'),
          },
        }}
        fullWidth
      />
    ),
  };
  if (multiple)
    return (
      <Autocomplete
        {...shared}
        multiple
        filterSelectedOptions
        disableCloseOnSelect
        value={chosen}
        onChange={(_, picked) => onChange(picked.map(({ id }) => id))}
      />
    );
  return (
    <Autocomplete {...shared} value={chosen[0] ?? null} onChange={(_, picked) => onChange(picked ? [picked.id] : [])} />
  );
}

/** The same array as long as it says the same: MUI takes another one for another choice, and drops what is typed. */
function useUnchanged(choices: Choice[]): Choice[] {
  const text = JSON.stringify(choices);
  return useMemo(() => JSON.parse(text) as Choice[], [text]);
}

function titleOf(resource: Resource | null, record: ResourceRecord, locale: 'de' | 'en'): string {
  return resource ? recordTitle(resource, record, locale) : textIn(record.title ?? record.name, locale);
}
