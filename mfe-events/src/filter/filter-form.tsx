import { css } from '@emotion/react';
import { Button, LinkButton, searchOf, useHref, useLocation, useSite } from '@foyer/shared';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { toSiteDay } from '../days/day.ts';
import { FilterChoice } from './filter-choice.tsx';
import { markedBefore } from './marked-before.ts';
import { useFilterMessages } from './messages.ts';
import type { FilterOptions } from './options.ts';
import type { FilterPlace } from './place.ts';
import {
  EVERYTHING,
  FILTERS,
  toggleFilter,
  writeQuery,
  type FilterName,
  type FilterValue,
  type ProgrammeQuery,
} from './programme-query.ts';
import { useCount } from './use-count.ts';

const row = { display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)', padding: 'var(--s4) 0' } as const;
const form = css({
  '& footer': { ...row, borderTop: '1px solid var(--line)', background: 'var(--paper)' },
});
const calendar = css({ ...row, columnGap: 'var(--s4)', margin: 0, color: 'var(--mute)', fontSize: '.92rem' });

interface FilterFormProps {
  query: ProgrammeQuery;
  options: FilterOptions;
  place?: FilterPlace;
  /** The visitor has chosen all there is to choose. */
  onDone?: () => void;
}

/** The five filters. Each choice takes effect at once, the button only closes them; without JavaScript the browser sends them as a form. */
export function FilterForm({ query, options, place, onDone }: FilterFormProps) {
  const t = useFilterMessages();
  const href = useHref();
  const { navigation, origin } = useSite();
  const { locale } = useLocation();
  const root = useRef<HTMLFormElement>(null);
  const before = useRef<ProgrammeQuery>(null);
  const {
    address = (to: ProgrammeQuery) => href('events', {}, { query: writeQuery(to) }),
    // One step back takes all the choices back that were made here, also where one has overtaken another.
    go = (to: string) => void navigation.navigate(to, { replace: (before.current ??= query) !== query }),
  } = place ?? {};
  const [choice, setChoice] = useState(query);
  const count = useCount(choice);

  // The address has changed otherwise; on the way to the last choice it may still be behind.
  useEffect(() => {
    if (!navigation.pending) setChoice(query);
  }, [navigation, query]);

  const take = (chosen: ProgrammeQuery) => {
    const next = { ...chosen, panel: query.panel };
    setChoice(next);
    go(address(next));
  };
  const choose = (name: FilterName, value: FilterValue) => take(toggleFilter(choice, name, value));
  const takeMarked = useEffectEvent((element: HTMLFormElement) => {
    const marked = markedBefore(element, choice, options);
    if (marked !== choice) take(marked);
  });
  useEffect(() => {
    if (root.current) takeMarked(root.current);
  }, []);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (query.panel) go(address({ ...choice, panel: false }));
    onDone?.();
  };
  const file = `/${locale}/api/events/calendar.ics${searchOf(choice.filters)}`;
  return (
    <form ref={root} css={form} action={href('events')} onSubmit={onSubmit}>
      {query.date && <input type="hidden" name="date" value={toSiteDay(query.date)} />}
      {query.until && <input type="hidden" name="until" value={toSiteDay(query.until)} />}
      {FILTERS.map((name) => (
        <FilterChoice
          key={name}
          name={name}
          options={options[name]}
          selected={choice.filters[name]}
          onSelect={(value) => choose(name, value)}
        />
      ))}
      <p css={calendar}>
        <a href={origin.replace(/^https?/, 'webcal') + file}>{t('followCalendar')}</a>
        <a href={file} data-native="" rel="nofollow">
          {t('calendarFile')}
        </a>
      </p>
      <footer>
        <Button type="submit">
          {count === null ? t('showEvents') : count === 1 ? t('showOne') : t('showCount', { count })}
        </Button>
        <LinkButton kind="line" href={address(EVERYTHING)} onClick={onDone}>
          {t('resetFilters')}
        </LinkButton>
        <p role="status" className="visually-hidden">
          {count !== null && t('count', { count })}
        </p>
      </footer>
    </form>
  );
}
