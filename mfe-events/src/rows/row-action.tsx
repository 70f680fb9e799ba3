import { EVENT_STATUS_KINDS, LinkButton, StatusTag } from '@foyer/shared';
import { actionOf } from './action.ts';
import type { EventRow } from './event-row.ts';
import type { RowTools } from './row-tools.ts';

/** The end of a row: tickets, livestream, or a word about the status. */
export function RowAction({ event, t }: { event: EventRow; t: RowTools['t'] }) {
  const action = actionOf(event.status, event.ticket);
  if (!action) return null;
  if (action.kind === 'label')
    return <StatusTag kind={EVENT_STATUS_KINDS[action.status] ?? 'outlined'}>{t(action.status)}</StatusTag>;
  const text = t(action.kind);
  return (
    <LinkButton
      size="s"
      kind={action.kind === 'livestream' ? 'line' : 'ink'}
      href={action.url}
      aria-label={`${text}: ${event.title}`}
    >
      {text}
    </LinkButton>
  );
}
