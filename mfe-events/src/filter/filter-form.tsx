import { css } from '@emotion/react';
import { Button, LinkButton, useHref, useSite } from '@foyer/shared';
import { useState, type FormEvent } from 'react';
import { toSiteDay } from '../days/day.ts';
import { FilterChoice } from './filter-choice.tsx';
import { useFilterMessages } from './messages.ts';
import type { FilterOptions } from './options.ts';
import type { FilterPlace } from './place.ts';
import { EVERYTHING, FILTERS, toggleFilter, writeQuery, type ProgrammeQuery } from './programme-query.ts';

const form = css({
  '& footer': {
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--s3)',
    padding: 'var(--s4) 0',
    borderTop: '1px solid var(--line)',
    background: 'var(--paper)',
  },
});

interface FilterFormProps {
  query: ProgrammeQuery;
  options: FilterOptions;
  place?: FilterPlace;
  /** The visitor has chosen. */
  onDone?: () => void;
}

/** The five filters as a form that the browser can send by itself. */
export function FilterForm({ query, options, place, onDone }: FilterFormProps) {
  const t = useFilterMessages();
  const href = useHref();
  const { navigation } = useSite();
  const {
    address = (to: ProgrammeQuery) => href('events', {}, { query: writeQuery(to) }),
    go = (to: string) => void navigation.navigate(to),
  } = place ?? {};
  const [choice, setChoice] = useState(query);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onDone?.();
    go(address({ ...choice, page: 1, month: null, panel: false }));
  };

  return (
    <form css={form} action={href('events')} onSubmit={onSubmit}>
      {query.date && <input type="hidden" name="date" value={toSiteDay(query.date)} />}
      {query.until && <input type="hidden" name="until" value={toSiteDay(query.until)} />}
      {FILTERS.map((name) => (
        <FilterChoice key={name} name={name} options={options[name]} selected={choice.filters[name]} onSelect={(value) => setChoice(toggleFilter(choice, name, value))} />
      ))}
      <footer>
        <Button type="submit">{t('showEvents')}</Button>
        <LinkButton kind="line" href={address(EVERYTHING)} onClick={onDone}>
          {t('resetFilters')}
        </LinkButton>
      </footer>
    </form>
  );
}
