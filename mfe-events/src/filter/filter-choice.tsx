import { css } from '@emotion/react';
import { from } from '@foyer/shared';
import { useFilterMessages } from './messages.ts';
import type { FilterOption } from './options.ts';
import type { FilterName, FilterValue } from './programme-query.ts';

const choice = css({
  margin: 0,
  padding: 'var(--s4) 0 var(--s6)',
  border: 0,
  borderTop: '1px solid var(--line)',
  display: 'flow-root',
  // Only some browsers make a floated legend an item of a grid: beside its choices it floats everywhere.
  '& legend': {
    float: 'left',
    width: '100%',
    [from.tablet]: { width: '8rem' },
    padding: '.45rem 0',
    font: '600 1.15rem/1.2 var(--font-display)',
    letterSpacing: '-.02em',
  },
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: '.5rem',
    clear: 'both',
    [from.tablet]: { clear: 'none', marginLeft: 'calc(8rem + var(--s4))' },
  },
  '& label': {
    position: 'relative',
    padding: '.45rem .9rem',
    border: '1.5px solid var(--ink)',
    borderRadius: '2rem',
    font: '600 .95rem/1.2 var(--font-text)',
    cursor: 'pointer',
  },
  '& label:hover': { background: 'var(--grey)' },
  '& label:has(:checked)': { background: 'var(--violet)', borderColor: 'var(--violet)', color: 'var(--on-violet)' },
  '& label:first-of-type:has(:checked)': {
    background: 'var(--ink)',
    borderColor: 'var(--ink)',
    color: 'var(--on-ink)',
  },
  '& label:has(:focus-visible)': { outline: '3px solid var(--violet)', outlineOffset: 2 },
  // Browsers that cannot colour what is chosen show it by their own mark.
  '@supports selector(:has(*))': { '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' } },
  // Grounds say nothing in forced colours: there the browser's own mark does.
  '@media (forced-colors: active)': { '& input': { position: 'static', opacity: 1 } },
});

interface FilterChoiceProps {
  name: FilterName;
  options: FilterOption[];
  selected: FilterValue | undefined;
  /** The visitor selects an option; the selected one, to clear it. */
  onSelect: (value: FilterValue) => void;
}

/** One filter: all of its options, or one. */
export function FilterChoice({ name, options, selected, onSelect }: FilterChoiceProps) {
  const t = useFilterMessages();
  if (options.length === 0) return null;
  return (
    <fieldset css={choice}>
      <legend>{t(`filter.${name}`)}</legend>
      <div>
        <label>
          <input
            type="radio"
            name={name}
            value=""
            checked={selected === undefined}
            onChange={() => selected !== undefined && onSelect(selected)}
          />
          {t('any')}
        </label>
        {options.map(({ value, name: label }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === selected}
              onChange={() => onSelect(value)}
              onClick={() => value === selected && onSelect(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
