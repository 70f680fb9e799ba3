import { useWallClock } from '@foyer/shared/wall-clock';
import type { InputHTMLAttributes } from 'react';
import { input } from '../look.ts';

interface InstantInputProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'aria-invalid' | 'aria-describedby'> {
  id: string;
  /** ISO 8601 with offset; anything else is none. */
  instant: unknown;
  change: (instant: string | null) => void;
}

/** A date and time on Berlin's clocks, as everywhere in the house. */
export function InstantInput({ id, instant, change, ...described }: InstantInputProps) {
  return <input id={id} css={input} {...described} {...useWallClock(instant, change)} />;
}
