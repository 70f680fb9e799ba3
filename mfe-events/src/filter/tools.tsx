import { css } from '@emotion/react';
import { Chip, from, useFormats, useHref, useMessages } from '@foyer/shared';
import { TOOLS_HEIGHT } from '../days/day-list.tsx';
import { instantOf, type Day } from '../days/day.ts';
import { FilterControl } from './filter-control.tsx';
import type { Selection } from './options.ts';
import type { FilterPlace } from './place.ts';
import { isChosen, presetsOf } from './presets.ts';
import { toggleFilter, withDays, writeQuery, type ProgrammeQuery } from './programme-query.ts';

const belowTablet = '@media (max-width: 47.99em)';

const tools = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '.7rem var(--s6)',
  padding: '.9rem 0',
  borderBlock: '1px solid var(--line)',
  background: 'var(--paper)',
  [from.tablet]: { flexDirection: 'row', alignItems: 'start', justifyContent: 'space-between' },
  [from.desktop]: {
    position: 'sticky',
    zIndex: 'var(--z-sticky)',
    top: 'var(--header-sticky)',
    alignItems: 'center',
    minHeight: TOOLS_HEIGHT,
    padding: '.7rem 0',
  },
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: '.6rem' },
  '& > ul + ul': { [from.tablet]: { justifyContent: 'end' } },
  '& li:has(> [aria-expanded])': { [belowTablet]: { order: -1 } },
});

interface ToolsProps {
  query: ProgrammeQuery;
  today: Day;
  selections: Selection[];
  place?: FilterPlace;
}

/** The row above the list: spans of days, what is selected, and the way to the filters. All of it links. */
export function Tools({ query, today, selections, place }: ToolsProps) {
  const t = useMessages();
  const href = useHref();
  const { dayShort } = useFormats();
  const address = place?.address ?? ((to: ProgrammeQuery) => href('events', {}, { query: writeQuery(to) }));
  const presets = presetsOf(today);
  const preset = presets.find((one) => isChosen(one, query, today));
  const days = [query.date ?? today, query.until].map((day) => day && dayShort(instantOf(day)));
  const chips = selections.map(({ filter, value, name }) => ({ name, to: toggleFilter(query, filter, value) }));
  if (preset !== presets[0])
    chips.unshift({ name: preset ? t(preset.name) : days.filter(Boolean).join(' – '), to: withDays(query, null) });
  return (
    <div css={tools} data-screen="">
      <ul className="presets" aria-label={t('presets')}>
        {presets.map((one) => (
          <li key={one.name}>
            <Chip
              href={address(withDays(query, one.date, one.until))}
              aria-current={one === preset ? 'true' : undefined}
            >
              {t(one.name)}
            </Chip>
          </li>
        ))}
      </ul>
      <ul className="filters" aria-label={t('filters')}>
        {chips.map(({ name, to }) => (
          <li key={name}>
            <Chip removable rel="nofollow" href={address(to)} aria-label={t('removeFilter', { name })}>
              {name}
            </Chip>
          </li>
        ))}
        <li>
          <FilterControl
            query={query}
            count={selections.length}
            address={address({ ...query, panel: !query.panel })}
            place={place}
          />
        </li>
      </ul>
    </div>
  );
}
