import { isSkipped, useWallClock } from '@foyer/shared/wall-clock';
import { type InputHTMLAttributes, useId } from 'react';
import { fault, field, input } from '../look.ts';
import type { useTexts } from '../texts/interface-texts.ts';

interface InstantInputProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'aria-invalid' | 'aria-describedby'> {
  id: string;
  /** ISO 8601 with offset, or a time that the clocks skip; anything else is none. */
  instant: unknown;
  change: (instant: string | null) => void;
}

/** A date and time on Berlin's clocks, as everywhere in the house. */
export function InstantInput({ id, instant, change, ...described }: InstantInputProps) {
  return <input id={id} css={input} {...described} {...useWallClock(instant, change)} />;
}

interface InstantFieldProps extends Pick<InstantInputProps, 'instant' | 'change'> {
  label: string;
  t: ReturnType<typeof useTexts>;
  /** The id of what says that something else is wrong with it. */
  faultId?: string | undefined;
}

/** The same with its label, and what is wrong with an hour that the clocks skip. */
export function InstantField({ label, t, instant, change, faultId }: InstantFieldProps) {
  const id = useId();
  const skipped = isSkipped(instant) ? instant : null;
  return (
    <div css={field}>
      <label htmlFor={id}>{label}</label>
      <InstantInput
        id={id}
        instant={instant}
        change={change}
        aria-invalid={skipped !== null || faultId !== undefined || undefined}
        aria-describedby={skipped === null ? faultId : `${id}fault`}
      />
      <span css={fault} id={`${id}fault`} role="status">
        {skipped && t('fault.skipped', { time: skipped.slice(-5) })}
      </span>
    </div>
  );
}
