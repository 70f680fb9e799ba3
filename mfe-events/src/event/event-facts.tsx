import { css } from '@emotion/react';
import {
  EVENT_STATUS_KINDS,
  Fact,
  Facts,
  FavouriteButton,
  StatusTag,
  useFormats,
  useLocation,
  useMessages,
} from '@foyer/shared';
import { OwnTickets } from '../detail/own-tickets.tsx';
import { canBook } from '../rows/action.ts';
import type { EventData } from './load.ts';
import { priceOf } from './price.ts';

const quiet = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s2) var(--s4)',
  alignItems: 'center',
  color: 'var(--mute)',
  fontSize: '.92rem',
  '& a:hover': { color: 'var(--ink)' },
});

/** When, where, how much, for whom; and the way to the tickets. */
export function EventFacts({ event }: { event: EventData }) {
  const t = useMessages();
  const formats = useFormats();
  const { locale } = useLocation();
  const { status, ticket } = event;
  const price = priceOf(event, formats, t);
  return (
    <>
      {isSaid(event) && (
        <p>
          <StatusTag kind={EVENT_STATUS_KINDS[status] ?? 'outlined'}>{t(status)}</StatusTag>
        </p>
      )}
      <Facts>
        <Fact term={t('when')}>
          <time dateTime={event.start}>{formats.range(event.start, event.end)}</time>
        </Fact>
        {event.previousStart && (
          <Fact term={t('before')}>
            <s>{formats.range(event.previousStart)}</s>
          </Fact>
        )}
        {event.place && <Fact term={t('where')}>{[event.place, event.venue].filter(Boolean).join(', ')}</Fact>}
        {event.type && <Fact term={t('type')}>{event.type}</Fact>}
        {price && <Fact term={t('price')}>{price}</Fact>}
        {event.series && <Fact term={t('series')}>{event.series}</Fact>}
        {event.access.length > 0 && (
          <Fact term={t('access')}>{event.access.map((kind) => t(`access.${kind}`)).join(', ')}</Fact>
        )}
        {event.notes && <Fact term={t('notes')}>{event.notes}</Fact>}
      </Facts>
      <p css={quiet}>
        <FavouriteButton kind="event" id={event.id} />
        <a href={`/${locale}/api/events/${event.id}/calendar.ics`} data-native="" rel="nofollow">
          {t('toCalendar')}
        </a>
      </p>
      {ticket && canBook(status) && <OwnTickets href={ticket} status={status} />}
    </>
  );
}

/** Whether the status is worth a word: 'on sale' is said by the button, where there is one. */
function isSaid({ status, ticket }: EventData): boolean {
  return status !== 'none' && !(ticket && status === 'sale');
}
