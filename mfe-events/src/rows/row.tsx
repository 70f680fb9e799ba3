import { FavouriteMark } from '@foyer/shared';
import type { ReactNode } from 'react';
import type { EventRow } from './event-row.ts';
import { RowAction } from './row-action.tsx';
import type { RowTools } from './row-tools.ts';

interface RowProps extends RowTools {
  event: EventRow;
  /** In place of the time, where the list has no days of its own. */
  lead?: ReactNode;
  /** Level of the title in the page's outline. */
  heading?: 'h2' | 'h3';
}

/** One event in a list: when, what, where, and what can be done. Looks as `rows` says, which stands on the list. */
export function Row({ event, lead, heading: Title = 'h3', t, formats, href }: RowProps) {
  return (
    <li data-status={event.status}>
      {lead ?? <time dateTime={event.start}>{formats.clock(event.start)}</time>}
      <div>
        <Title>
          <a href={href('events-slug-id', { slug: event.slug, id: event.id })}>{event.title}</a>
          <FavouriteMark kind="event" id={event.id} />
        </Title>
        {event.subtitle && <p>{event.subtitle}</p>}
      </div>
      <p>{event.place}</p>
      <div>
        <RowAction event={event} t={t} />
      </div>
    </li>
  );
}
