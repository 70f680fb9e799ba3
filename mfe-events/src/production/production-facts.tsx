import { Fact, Facts, useFormats, useHref, useMessages, useNow } from '@foyer/shared';
import { OwnTickets } from '../detail/own-tickets.tsx';
import { periodOf } from '../productions/period.ts';
import type { EventRow } from '../rows/event-row.ts';
import type { ProductionData } from './load.ts';

/** When it is on, what it is, and the way to the next tickets. */
export function ProductionFacts({
  production,
  next,
  bookable,
}: {
  production: ProductionData;
  next?: EventRow;
  bookable?: EventRow;
}) {
  const t = useMessages();
  const formats = useFormats();
  const href = useHref();
  const period = periodOf(production, useNow(), formats, t);
  const { season, genre } = production;
  return (
    <>
      <Facts>
        {next && (
          <Fact term={t('next')}>
            <a href={href('events-slug-id', { slug: next.slug, id: next.id })}>
              <time dateTime={next.start}>{formats.range(next.start)}</time>
            </a>
          </Fact>
        )}
        {period && <Fact term={t('period')}>{period}</Fact>}
        {genre && <Fact term={t('genre')}>{genre}</Fact>}
        {season && <Fact term={t('season')}>{season}</Fact>}
      </Facts>
      {bookable?.ticket && <OwnTickets href={bookable.ticket} status={bookable.status} />}
    </>
  );
}
