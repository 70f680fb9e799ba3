import { css } from '@emotion/react';
import { Heading, LinkButton } from '@foyer/shared';
import { DatedRows } from '../rows/dated-rows.tsx';
import type { EventRow } from '../rows/event-row.ts';
import { useRowTools } from '../rows/row-tools.ts';

const dates = css({ paddingBottom: 'var(--s16)', '& > ul': { margin: 'var(--s4) 0 var(--s8)' } });

/** Further dates of the same production, and the way back to all of them. */
export function EventDates({ dates: further }: { dates: EventRow[] }) {
  const tools = useRowTools();
  return (
    <section css={dates}>
      {further.length > 0 && (
        <>
          <Heading level={2}>{tools.t('dates')}</Heading>
          <DatedRows events={further} {...tools} />
        </>
      )}
      <LinkButton kind="line" href={tools.href('events')}>
        {tools.t('programme')}
      </LinkButton>
    </section>
  );
}
