import { css } from '@emotion/react';
import { motionOk } from '@foyer/shared';
import { DatedRows } from '../rows/dated-rows.tsx';
import type { EventRow } from '../rows/event-row.ts';
import { useRowTools } from '../rows/row-tools.ts';

/** So many stand there at once; the others unfold. */
const FIRST = 6;

const rest = css({
  '& > summary': {
    display: 'inline-block',
    marginTop: 'var(--s6)',
    padding: '.9rem 1.35rem',
    border: '1.5px solid',
    borderRadius: '3rem',
    font: '600 1.05rem/1.1 var(--font-text)',
    listStyle: 'none',
    cursor: 'pointer',
    [motionOk]: { transition: 'background-color var(--fast) var(--ease), color var(--fast) var(--ease)' },
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: 'var(--ink)', color: 'var(--on-ink)' },
  },
  '& > summary > b': { fontWeight: 'inherit' },
  '&:not([open]) > summary > b + b, &[open] > summary > b:first-of-type': { display: 'none' },
  // Once unfolded, the rows go on where the first ones ended, and the button stands below them all.
  '&[open]': { position: 'relative', paddingBottom: 'calc(3rem + var(--s6))' },
  '&[open] > summary': { position: 'absolute', bottom: 0, insetInlineStart: 0 },
  '& > ul': { borderTop: '1px solid var(--hair)' },
  'ul:has(+ &[open])': { borderBottom: 0 },
});
const nothing = css({ padding: 'var(--s4) 0', borderTop: '1px solid var(--line)', color: 'var(--mute)' });

/** What comes next, in rows; many of them in two parts. Its texts are `datesMessages`. */
export function ComingDates({ events }: { events: EventRow[] }) {
  const tools = useRowTools();
  const { t } = tools;
  if (events.length === 0) return <p css={nothing}>{t('noEvents')}</p>;
  // One more row is shorter than a button that offers one.
  const first = events.length > FIRST + 1 ? events.slice(0, FIRST) : events;
  const later = events.slice(first.length);
  return (
    <>
      <DatedRows events={first} {...tools} />
      {later.length > 0 && (
        <details css={rest}>
          <summary data-screen="">
            <b>{t('allDates', { total: events.length })}</b>
            <b>{t('fewerDates')}</b>
          </summary>
          <DatedRows events={later} {...tools} />
        </details>
      )}
    </>
  );
}
