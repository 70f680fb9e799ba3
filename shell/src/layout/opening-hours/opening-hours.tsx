import { css } from '@emotion/react';
import { observer, useSite } from '@foyer/shared';
import { openingHoursLabel } from './opening-hours-label.ts';
import { useClock } from './use-clock.ts';

const line = css({
  display: 'flex',
  gap: 'var(--s2)',
  alignItems: 'baseline',
  margin: 0,
  lineHeight: 1.3,
  textWrap: 'balance',
});

/** The state is in the words; the dot only repeats it. */
const dot = css({
  flex: 'none',
  width: '.55rem',
  height: '.55rem',
  border: '1.5px solid var(--mute)',
  borderRadius: '50%',
  '&[data-open=true]': { borderColor: 'var(--aurora)', background: 'var(--aurora)' },
  '@media (forced-colors: active)': { '&[data-open=true]': { background: 'CanvasText' } },
});

/** Whether the house is open now; follows the clock while the page is open. */
export const OpeningHoursLine = observer(function OpeningHoursLine() {
  const { layout, navigation } = useSite();
  const label = openingHoursLabel(layout.openingHours, useClock(), navigation.locale);
  return label ? (
    <p css={line}>
      <span css={dot} data-open={label.open} />
      {label.text}
    </p>
  ) : (
    <span />
  );
});
