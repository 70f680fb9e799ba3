import { useSite } from '@foyer/shared';
import { useEffect, useState } from 'react';
import type { Editing } from '../editing.ts';
import { input } from '../look.ts';
import { useTexts } from '../texts/interface-texts.ts';

/** The five filters of the programme and where their choices are read (specification §7). */
const FILTERS = {
  room: '/api/rooms/',
  type: '/api/exhibition-types/',
  tag: '/api/event-tags/',
  series: '/api/series/',
  genre: '/api/genres/',
} as const;
type Filter = keyof typeof FILTERS;

interface Option {
  id?: number;
  slug?: string;
  name: string;
}

interface FiltersInputProps {
  inputId: string;
  editing: Editing;
  value: unknown;
  write: (value: unknown) => void;
}

/** Filters of an event list, as visitors have them in the programme. */
export function FiltersInput({ inputId, editing, value, write }: FiltersInputProps) {
  const t = useTexts(editing.i18n);
  const { api } = useSite();
  const [options, setOptions] = useState<Partial<Record<Filter, Option[]>>>({});
  const chosen =
    typeof value === 'object' && value !== null ? (value as Partial<Record<Filter, number | string | null>>) : {};

  useEffect(() => {
    for (const [filter, path] of Object.entries(FILTERS)) {
      void api
        .get(path)
        .then((found) => setOptions((before) => ({ ...before, [filter]: found })))
        .catch((error: unknown) => console.error('The choices could not be read', error));
    }
  }, [api]);

  const choose = (filter: Filter, entered: string) =>
    write({ ...chosen, [filter]: entered === '' ? null : filter === 'type' ? entered : Number(entered) });
  return (
    <div id={inputId} role="group">
      {(Object.keys(FILTERS) as Filter[]).map((filter) => (
        <select
          key={filter}
          css={input}
          aria-label={t(`filter.${filter}`)}
          value={String(chosen[filter] ?? '')}
          onChange={(event) => choose(filter, event.target.value)}
        >
          <option value="">{t(`filter.${filter}`)}</option>
          {options[filter]?.map(({ id, slug, name }) => (
            <option key={id ?? slug} value={filter === 'type' ? slug : id}>
              {name}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
}
