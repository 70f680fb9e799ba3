import type { FilterOptions } from './options.ts';
import { FILTERS, toggleFilter, type ProgrammeQuery } from './programme-query.ts';

/** What a visitor has marked in the server's HTML before the form came alive, as a change of what the address asks; the same object if nothing. */
export function markedBefore(form: HTMLFormElement, query: ProgrammeQuery, options: FilterOptions): ProgrammeQuery {
  let marked = query;
  for (const name of FILTERS) {
    const selected = query.filters[name];
    const mark = form.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value;
    if (mark === undefined || mark === String(selected ?? '')) continue;
    const value = options[name].find((option) => String(option.value) === mark)?.value ?? selected;
    if (value !== undefined) marked = toggleFilter(marked, name, value);
  }
  return marked;
}
