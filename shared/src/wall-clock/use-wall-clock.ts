import { type ChangeEvent, useState } from 'react';
import { instantOf, isSkipped, wallClock } from './berlin-time.ts';

/** Attributes of a field for date and time. */
export interface WallClockField {
  type: 'datetime-local';
  /** Years have four digits: browsers go on to the next part after them. */
  max: string;
  value: string;
  onChange: (event: Pick<ChangeEvent<HTMLInputElement>, 'target'>) => void;
}

/**
 * A field for a date and time on Berlin's clocks, wherever whoever enters them is. What is typed stands as it is typed, half a year too.
 * @param instant ISO 8601 with offset, or a time that the clocks skip; anything else is none
 * @param change is given the instant with its offset; null for none; what was typed, without an offset, where the clocks skip it: it is no
 *   instant, and whoever stores it complains
 */
export function useWallClock(instant: unknown, change: (instant: string | null) => void): WallClockField {
  const [typed, setTyped] = useState('');
  const shown = isSkipped(instant) ? instant : wallClock(instant);
  return {
    type: 'datetime-local',
    max: '9999-12-31T23:59',
    value: typed !== '' && wallClock(instantOf(typed)) === shown ? typed : shown,
    onChange: ({ target }) => {
      setTyped(target.value);
      change(isSkipped(target.value) ? target.value : instantOf(target.value));
    },
  };
}
